// npm runs this after an install in a clone, before it packs and, which is what it is for, where it installs us from git: what
// git has is not built. Where the tools of the build are left out (`--omit=dev`) it does nothing.
const [node] = process.argv;
process.argv = [node, 'setup.mjs', '--prepare'];
await import('./setup.mjs');
