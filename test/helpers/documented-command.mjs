/**
 * `search-gateway …` as a document shows it. A server would run until the reader stops it: here it gets a free port
 * and is stopped as soon as it has said where it is. Everything else runs as it is.
 */
import { spawn } from 'node:child_process';

const SERVERS = ['start', 'gateway', 'worker', 'browser-worker', 'metasearch'];
const [cli, ...args] = process.argv.slice(2);
const serves = SERVERS.includes(args[0]) && !args.some((arg) => arg.startsWith('--'));
const ports = { SERVICE_PORT: '0', CRAWL_WORKER_PORT: '0', BROWSER_WORKER_PORT: '0', METASEARCH_PORT: '0' };
const env = serves ? { ...process.env, ...ports } : process.env;
const child = spawn(process.execPath, [cli, ...args], {
  env,
  stdio: ['inherit', 'inherit', serves ? 'pipe' : 'inherit'],
});
child.stderr?.on('data', (chunk) => {
  process.stderr.write(chunk);
  if (/http:/.test(String(chunk))) child.kill('SIGTERM');
});
child.once('close', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
