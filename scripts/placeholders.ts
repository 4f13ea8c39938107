import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names that stand for one that is not known yet, as a part of a path, an address or an image. */
const STAND_IN =
  /(^|[^A-Za-z0-9])(REPO|REPOSITORY|USER|ORG|CHANGE-?ME|TODO|your[-_][\w-]+|my[-_]org)(?![A-Za-z0-9])|[<>{}]/;
/** Those that are nobody's name in small letters either, which is all that an image can have. */
const STAND_IN_EITHER_WAY = /(^|[^a-z0-9])(owner|username|example|placeholder|change-?me)(?![a-z0-9])/i;
/** Hosts that nobody can have. Source: RFC 2606 and RFC 6761. */
const NOBODYS = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$/i;

/** Where readers are told an image or a repository of ours. */
const TOLD = ['server.json', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'examples'];

/** Whether an address may be published as ours: https, on a host that somebody can have, without a stand-in. */
export function isPlaceholder(homepage: string | undefined): boolean {
  const url = URL.canParse(homepage ?? '') ? new URL(homepage ?? '') : undefined;
  if (url?.protocol !== 'https:' || url.username !== '') return true;
  return NOBODYS.test(url.hostname) || !url.hostname.includes('.') || isStandIn(homepage ?? '');
}

/** One line for each fact of the package that still says a stand-in. What is not told here may be released. */
export function placeholders(root: URL): string[] {
  const { homepage } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { homepage?: string };
  const ofPackage = isPlaceholder(homepage)
    ? [`package.json: homepage is ${homepage ?? 'missing'}; state the page that says who we are, sites are told it`]
    : [];
  return [...ofPackage, ...TOLD.flatMap((path) => filesBelow(root, path)).flatMap((path) => inFile(root, path))];
}

function isStandIn(name: string): boolean {
  return STAND_IN.test(name) || STAND_IN_EITHER_WAY.test(name);
}

function inFile(root: URL, path: string): string[] {
  const lines = readFileSync(new URL(path, root), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const found = [...line.matchAll(/^\s*(?:- )?(?:image|newName|name):\s*["']?([^\s"'#]+\/[^\s"'#]+)/g)]
      .map(([, image = '']) => image)
      .filter((image) => isStandIn(image) || NOBODYS.test(image.split('/', 1)[0] ?? ''));
    const repositories = [...line.matchAll(/\b(?:github:|ghcr\.io\/)[\w./:@-]+/g)]
      .map(([name]) => name)
      .filter(isStandIn);
    return [...new Set([...found, ...repositories])].map((name) => `${path}:${at + 1}: ${name} is a stand-in`);
  });
}

/** Paths of the text files at or below `path`. */
function filesBelow(root: URL, path: string): string[] {
  const entry = statSync(new URL(path, root), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(fileURLToPath(new URL(path, root)))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
    .filter((file) => /\.(md|ya?ml|json|toml|sh)$/.test(file));
}
