import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SamplePage } from './page.js';
import { shuffled } from './texts.js';
import { ARCHIVES, type Message } from './written/archives.js';

const MOST = 72;
const LEAST = 350;
const LONGEST = 6000;

/** Messages as archives of mailing lists show them: a third by MHonArc, the others in markup written after today's archives. */
export function mailPages(deb: string, work: string): SamplePage[] {
  const all = new Map(messagesOf(deb).map((message) => [message.subject, message]));
  const messages = shuffled([...all.values()], ({ subject }) => subject).slice(0, MOST);
  const byTool = messages.slice(0, MOST / 3);
  const tool = mhonarc(deb, work, byTool);
  const archives = Object.entries(ARCHIVES);
  return [
    ...tool.map((html, n) => pageOf('mhonarc', byTool[n], html)),
    ...messages.slice(MOST / 3).map((message, n) => {
      const [template = '', render] = archives[n % archives.length] ?? [];
      return pageOf(template, message, render?.(message) ?? '');
    }),
  ].flatMap((page) => page ?? []);
}

function pageOf(template: string, message: Message | undefined, html: string): SamplePage | undefined {
  if (!message || !html) return undefined;
  const page = { source: template === 'mhonarc' ? 'mail' : 'mail-written', template, name: message.subject };
  const { subject: title, author, body } = message;
  return {
    ...page,

    html,
    truth: { text: `${title}\n${body}`, title, author, date: message.date.slice(0, 10) },
  };
}

/** The announcements that maintainers wrote into the changelogs of these packages. */
function messagesOf(deb: string): Message[] {
  return readdirSync(deb).flatMap((name) => {
    const file = join(deb, name, 'usr/share/doc', name, 'changelog.Debian.gz');
    if (!existsSync(file)) return [];
    const entries = gunzipSync(readFileSync(file))
      .toString('utf8')
      .split(/^(?=\S+ \(.*\) .*;)/m);
    return entries.slice(0, 8).flatMap((entry) => {
      const [, subject = ''] = /^(\S+ \(.*?\) \S+);/.exec(entry) ?? [];
      const [, author = '', address = '', sent = ''] = /^ -- (.*?) <(.*?)> {2}(.*)$/m.exec(entry) ?? [];
      const body = entry
        .split('\n')
        .slice(1)
        .join('\n')
        .replace(/^ -- .*$/m, '')
        .trim();
      if (!sent || body.length < LEAST || body.length > LONGEST || Number.isNaN(Date.parse(sent))) return [];
      const hello = `Hi all,\n\nI have just uploaded ${subject}. What changed:\n\n  ${body}\n\nPlease tell me on this list if anything breaks for you.\n\nThanks,\n${author.split(' ')[0]}`;
      return [{ subject: `Accepted ${subject}`, author, address, date: new Date(sent).toISOString(), body: hello }];
    });
  });
}

function mhonarc(deb: string, work: string, messages: readonly Message[]): string[] {
  const to = join(work, 'mhonarc');
  const root = join(deb, 'mhonarc/usr');
  if (!existsSync(root)) return [];
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'out'), { recursive: true });
  const mbox = messages.map(
    ({ subject, author, address, date, body }, n) =>
      `From ${address} ${new Date(date).toUTCString()}\nMessage-ID: <m${n}@lists.example>\nDate: ${new Date(date).toUTCString()}\nFrom: ${author.replace(/[^\x20-\x7e]/g, '')} <${address}>\nTo: devel@lists.example\nSubject: ${subject}\nContent-Type: text/plain; charset=utf-8\n\n${body.replace(/^From /gm, '>From ')}\n`,
  );
  writeFileSync(join(to, 'mbox'), mbox.join('\n'));
  const libs = ['share/mhonarc', 'share/perl5', 'lib/mhonarc', 'share/mhonarc/lib'].flatMap((path) => [
    '-I',
    join(root, path),
  ]);
  execFileSync(
    'perl',
    [...libs, join(root, 'bin/mhonarc'), '-quiet', '-nodoc', '-outdir', join(to, 'out'), join(to, 'mbox')],
    { stdio: 'ignore' },
  );
  return messages.map((_, n) => {
    const file = join(to, 'out', `msg${String(n).padStart(5, '0')}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
}
