import { validate } from 'dockerfile-utils';
import t from 'tap';
import { commandOf, stageNamed, stagesOf } from './dockerfile.js';
import { SERVICES, settingOf, settingsOf, text } from './services.js';

const DOCKERFILE = text('Dockerfile');
const stages = stagesOf(DOCKERFILE);

t.test('the linter finds nothing, and would', async (t) => {
  const complaints = (dockerfile: string) => validate(dockerfile).map(({ message }) => message);
  t.strictSame(complaints(DOCKERFILE), []);
  t.match(complaints(DOCKERFILE.replace('--interval', '--intervall')), ['Unknown flag: intervall']);
});

t.test('there is one target for each service, and no other', async (t) => {
  const inner = ['build', 'node', 'runtime', 'browser'];
  t.strictSame(stages.map(({ name }) => name).sort(), [...inner, ...Object.keys(SERVICES)].sort());
});

t.test('every base is pinned by digest', async (t) => {
  const bases = stages.filter(({ from }) => !stages.some(({ name }) => name === from)).map(({ from }) => from);
  t.ok(bases.length >= 3);
  for (const base of bases) t.match(base, /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

for (const [service, { prefix }] of Object.entries(SERVICES)) {
  t.test(`${service}: command, health check, port and settings are the product's`, async (t) => {
    const { env, last } = stageNamed(service, stages);
    const settings = settingsOf(service, env);
    t.equal(settingOf(service, settings, 'HOST'), '0.0.0.0');
    t.equal(last.EXPOSE, String(settingOf(service, settings, 'PORT')));
    t.strictSame(commandOf(last.CMD), [service]);
    const entry = commandOf(last.ENTRYPOINT);
    t.equal(entry[0], '/usr/bin/tini');
    t.strictSame(commandOf(last.HEALTHCHECK), [...entry.slice(-2), service, '--healthcheck']);
    t.match(last, { USER: /^[1-9]\d+:[1-9]\d+$/, STOPSIGNAL: 'SIGTERM' });
    t.match(last.COPY, prefix.endsWith('WORKER') ? /\/with-worker / : /\/without-worker /);
    t.equal(env.BROWSER_DISABLE_TELEMETRY, prefix.endsWith('WORKER') ? 'true' : undefined);
  });
}

t.test('the build context has what the build reads, and nothing of this machine', async (t) => {
  const lines = text('.dockerignore').split('\n');
  const wanted = lines.flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
  const { include } = JSON.parse(text('tsconfig.build.json')) as { include: string[] };
  const { files } = JSON.parse(text('package.json')) as { files: string[] };
  // What is left out of the package ("!docs/…") needs no place here.
  const named = files.filter((path) => !path.startsWith('!'));
  const packed = named.map((path) => path.split('/')[0]).filter((path) => path !== 'dist');
  for (const path of [...include, ...packed, 'package-lock.json', 'tsconfig.json', 'LICENSE', 'README.md'])
    t.ok(wanted.includes(path ?? ''), `${path} is in the context`);
  t.ok(lines.includes('*') && lines.includes('**/node_modules'));
});
