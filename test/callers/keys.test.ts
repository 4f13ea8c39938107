import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { credentialOf } from '../../src/callers/authenticate.js';
import { createKeyFile } from '../../src/callers/key-file.js';
import { newKey, ownerOf, parseKeys } from '../../src/callers/keys.js';
import { fileMark } from '../../src/shared/file-mark.js';
import { logInto } from '../helpers/log-into.js';

const ANNE = 'a-key-of-sixteen-or-more';
/** SHA-256 of `another-key-of-sixteen`. */
const BERT = 'bert:sha256:9f02d1c3a2a4f3ddc1f0b4bb5f1b2ad0df4b5b4f2a6ed4ad1d3dbdd2ab37a7b2';

t.test('lines name callers, with a key or its digest', async (t) => {
  const { key, line } = newKey('carol');
  t.match(key, /^sg_[\w-]{43}$/);
  t.notMatch(line, key);
  const keys = parseKeys(`# who may call\nanne:${ANNE}\n\n${line},${BERT}`) ?? [];
  t.strictSame(
    keys.map(({ name }) => name),
    ['anne', 'carol', 'bert'],
  );
  t.equal(ownerOf(keys, ANNE), 'anne');
  t.equal(ownerOf(keys, key), 'carol');
  for (const wrong of ['', 'anne', `${ANNE} `, ANNE.toUpperCase(), key.slice(1), line])
    t.equal(ownerOf(keys, wrong), undefined);
});

t.test('a comment goes to the end of its line, and lets nobody in', async (t) => {
  const cases: [text: string, names: string[]][] = [
    [`# of the team, and others\nanne:${ANNE}`, ['anne']],
    [`#bert:${ANNE},carol:${ANNE}\nanne:${ANNE}`, ['anne']],
    [`\ufeff# who may call, now\r\nanne:${ANNE} # her laptop, old\r\n`, ['anne']],
    [`anne:${ANNE},# bert:${ANNE}\rcarol:${ANNE}`, ['anne', 'carol']],
    [`anne:${ANNE}#1`, ['anne']],
  ];
  for (const [text, names] of cases) {
    t.strictSame(
      parseKeys(text)?.map(({ name }) => name),
      names,
      JSON.stringify(text),
    );
  }
  t.equal(ownerOf(parseKeys(`anne:${ANNE}#1`) ?? [], `${ANNE}#1`), 'anne', 'a key may have one inside');
});

t.test('what is no list of keys is none', async (t) => {
  for (const text of [
    '',
    '# nobody',
    'anne',
    'anne:short',
    `an ne:${ANNE}`,
    `:${ANNE}`,
    'anne:sha256:abc',
    `anne:${ANNE}\nbert`,
  ]) {
    t.equal(parseKeys(text), undefined, text);
  }
  for (const name of ['', 'a b', 'a:b', 'x'.repeat(65)]) t.throws(() => newKey(name), RangeError, name);
});

t.test('a key is shown in the ways of many clients', async (t) => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const cases: [headers: Record<string, string>, shown: string | undefined][] = [
    [{ authorization: 'Bearer K' }, 'K'],
    [{ authorization: 'bearer  K ' }, 'K'],
    [{ authorization: 'K' }, 'K'],
    [{ authorization: basic('me:K') }, 'K'],
    [{ authorization: basic('K') }, 'K'],
    [{ 'x-api-key': ' K ' }, 'K'],
    [{ authorization: 'Bearer ', 'x-api-key': 'K' }, 'K'],
    [{ authorization: 'Bearer' }, undefined],
    [{ authorization: '' }, undefined],
    [{}, undefined],
  ];
  for (const [headers, shown] of cases) t.equal(credentialOf(headers), shown, JSON.stringify(headers));
});

t.test('a file of keys counts as it is now; a broken one changes nothing', async (t) => {
  const path = join(t.testdir({}), 'keys');
  const lines: string[] = [];
  let ms = 0;
  writeFileSync(path, `anne:${ANNE}`);
  const keys = createKeyFile(path, parseKeys(`anne:${ANNE}`) ?? [], logInto(lines, 'gateway'), () => ms);
  const names = () => {
    ms += 1_000;
    return keys().map(({ name }) => name);
  };
  t.strictSame(names(), ['anne']);
  const { line } = newKey('carol');
  writeFileSync(`${path}.new`, `anne:${ANNE}\n${line}\n`);
  renameSync(`${path}.new`, path);
  t.strictSame(names(), ['anne', 'carol']);
  writeFileSync(path, 'half a li');
  t.strictSame(names(), ['anne', 'carol']);
  t.strictSame(names(), ['anne', 'carol']);
  t.equal(lines.length, 1, 'said once');
  t.notMatch(lines.join(''), /half|carol|keys\b.*\//);
  writeFileSync(path, line);
  t.strictSame(names(), ['carol']);
});

t.test('what takes the place of a file of keys and cannot be read changes nothing', async (t) => {
  const path = join(t.testdir({ keys: `anne:${ANNE}` }), 'keys');
  const lines: string[] = [];
  let ms = 0;
  const keys = createKeyFile(path, parseKeys(`anne:${ANNE}`) ?? [], logInto(lines, 'gateway'), () => ms);
  const names = () => {
    ms += 1_000;
    return keys().map(({ name }) => name);
  };
  const inPlace = [
    () => symlinkSync(path, path),
    () => mkdirSync(path),
    // One that nobody writes into.
    ...(process.platform === 'win32' ? [] : [() => execFileSync('mkfifo', [path])]),
  ];
  for (const put of inPlace) {
    rmSync(path, { recursive: true });
    put();
    t.strictSame(names(), ['anne']);
  }
  t.equal(lines.length, 1, 'said once');
  rmSync(path);
  writeFileSync(path, `carol:${ANNE}`);
  t.strictSame(names(), ['carol']);
});

t.test('a file whose rights were changed is read again', async (t) => {
  const path = join(t.testdir({ keys: '' }), 'keys');
  const before = fileMark(path);
  chmodSync(path, 0o600);
  t.not(fileMark(path), before);
});
