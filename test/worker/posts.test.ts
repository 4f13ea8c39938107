import t from 'tap';
import { parseDocument } from '../../worker/extract/dom/document.js';
import { markupOf } from '../../worker/extract/dom/markup.js';
import { cutBlocks } from '../../worker/extract/model/blocks.js';
import { runStages } from '../../worker/extract/pipeline.js';
import { startReading } from '../../worker/extract/reading.js';
import { withPosts } from '../../worker/extract/recognise/posts/kept-posts.js';
import { readPosts } from '../../worker/extract/recognise/posts/posts.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

const url = new URL('https://example.test/bugs/1');
const PROSE = 'The mill stands where the river bends, and its wheel, which is of oak, stops whenever the river is low.';
const MENU = '<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">Bugs</a></li></ul></nav>';

function read(html: string): string {
  const reading = startReading({ url, mediaType: 'text/html', text: html });
  runStages(reading);
  return toMarkdown(reading.content, url);
}

/** How the templates of each software write one comment, shortened to what counts; the rest of it is dropped. */
const KINDS: Record<string, (name: string, text: string) => string> = {
  'GitHub, by React': (name, text) =>
    `<div class="react-issue-comment"><a data-testid="avatar-link"></a><a data-testid="avatar-link">${name}</a><relative-time datetime="2026-01-03T10:00:00Z">3 days ago</relative-time><div class="react-issue-body"></div><div class="markdown-body">${text}</div><button>React</button></div>`,
  GitHub: (name, text) =>
    `<div class="timeline-comment"><h3><a class="author">${name}</a> commented <relative-time datetime="2026-01-03">3 days ago</relative-time></h3><table><tr><td class="comment-body js-comment-body">${text}</td></tr></table>Sorry, something went wrong.</div>`,
  GitLab: (name, text) =>
    `<li class="note note-wrapper note-comment"><span class="note-header-author-name">${name}</span><span>@x</span><time datetime="2026-01-03T10:00Z">3 days ago</time><div class="note-text md">${text}</div><button>Reply</button></li>`,
  Gitea: (name, text) =>
    `<div class="timeline-item comment"><div class="comment-header" role="heading"><a class="author">${name}</a> commented <relative-time datetime="2026-01-03">3 days ago</relative-time> Owner</div><div class="render-content markup">${text}</div></div>`,
  Bugzilla: (name, text) =>
    `<div class="bz_comment">[reply] <span class="bz_comment_user"><span class="fn">${name}</span></span><span class="bz_comment_time">2026-01-03</span><div class="bz_comment_text">${text}</div></div>`,
  "Mozilla's Bugzilla": (name, text) =>
    `<div class="change-set"><div class="change-author"><span class="fn">${name}</span></div><span class="rel-time" title="2026-01-03 10:00 PST">3 days ago</span>Comment 1<div class="comment-text">${text}</div></div>`,
  Jira: (name, text) =>
    `<div class="activity-comment twixi-block">${['verbose', 'concise'].map((way) => `<div class="twixi-wrap ${way}"><a class="user-hover">${name}</a> added a comment - <time datetime="2026-01-03T10:00">3 days ago</time><div class="action-body">${text}</div></div>`).join('')}</div>`,
  Trac: (name, text) =>
    `<div class="change"><h3 class="change">comment:1 Changed <a class="timeline" title="2026-01-03">3 days ago</a> by <span class="trac-author">${name}</span></h3><div class="comment">${text}</div></div>`,
  Phabricator: (name, text) =>
    `<div class="phui-timeline-shell"><div class="phui-timeline-title"><a class="phui-link-person">${name}</a> added a comment.<span class="phui-timeline-extra"><span class="screen-only">2026-01-03</span></span></div><div class="phui-timeline-core-content">${text}</div></div>`,
  Launchpad: (name, text) =>
    `<div class="boardComment"><div class="boardCommentDetails"><a href="https://lp.test/~x">${name}</a> wrote <time datetime="2026-01-03">3 days ago</time> #1</div><div class="comment-text">${text}</div>Hide</div>`,
  HyperKitty: (name, text) =>
    `<div class="email"><div class="email-author"><span class="name">${name}</span></div><span class="email-date">2026-01-03</span><div class="email-body">${text}</div>Reply</div>`,
};

for (const [software, comment] of Object.entries(KINDS)) {
  t.test(`${software}: who wrote, when, and what, also in a word`, async (t) => {
    const html = `${MENU}<main><p>${PROSE}</p><section>${comment('Ada', `<p>${PROSE}</p>`)}${comment('Ben', '<p>Yes.</p>')}<p><a href="/login">Sign in</a> to answer</p></section><aside>Assignees: none</aside></main>`;
    t.equal(read(html), `${PROSE}\n\n**Ada**, 2026-01-03\n\n${PROSE}\n\n**Ben**, 2026-01-03\n\nYes.`);
  });
}

t.test('posts that stand in an article are not what the page is for', async (t) => {
  const post = (name: string, text: string) =>
    `<div class="status"><strong class="display-name__html">${name}</strong>@x<div class="status__content"><p>${text}</p></div><time datetime="2026-01-03">3 days ago</time></div>`;
  const html = `${MENU}<main><p>${PROSE}</p><section>${post('Ada', PROSE)}${post('Ben', PROSE)}</section><p>The end of it, ${PROSE}</p></main>`;
  t.equal(
    read(html),
    [PROSE, '**Ada**, 2026-01-03', PROSE, '**Ben**, 2026-01-03', PROSE, `The end of it, ${PROSE}`].join('\n\n'),
  );
});

t.test('the only note of a reader below a manual is a post', async (t) => {
  const note = `<div class="note"><div class="votes"><div class="tally">12</div></div><a class="name">Ada</a><div class="date" title="2026-01-03 10:00"><strong>3 days ago</strong></div><div class="text"><p>${PROSE}</p></div></div>`;
  const html = `${MENU}<main><p>${PROSE}</p><p>Another thing: ${PROSE}</p><section id="usernotes">${note}</section></main>`;
  t.match(read(html), `**Ada**, 2026-01-03, 12 points\n\n${PROSE}`);
});

t.test('a thread that names no author is by who opened it, and as old as its first post', async (t) => {
  const post = (name: string, day: number) =>
    `<div class="blockpost"><h2><span>#${day} <a href="#p${day}">2024-05-0${day} 09:10:11</a></span></h2><div class="postleft"><dl><dt><strong>${name}</strong></dt></dl></div><div class="postmsg"><p>${PROSE}</p></div></div>`;
  const thread = (address: string, head = '') => {
    const text = `<html><head>${head}</head><body><h1>Creaking gates</h1>${'<p>New topics</p>'.repeat(20)}${post('ada', 2)}${post('ben', 3)}</body></html>`;
    const { byline, published } = extract({ url: new URL(address), mediaType: 'text/html', text });
    return { byline, published };
  };
  t.strictSame(thread('https://forum.test/viewtopic.php?id=7'), { byline: 'ada', published: '2024-05-02' });
  t.strictSame(thread('https://forum.test/viewtopic.php?id=7', '<meta name="author" content="Cy Oak">'), {
    byline: 'Cy Oak',
    published: '2024-05-02',
  });
  t.strictSame(thread('https://forum.test/viewtopic.php?id=7&p=2').byline, undefined, 'but for a later page of it');
});

t.test(
  'the opener, whom phpBB 3.0 does not colour, comes before a name seen elsewhere, and the number of a thread is no title',
  async (t) => {
    const post = (name: string, text: string) =>
      `<div class="post"><dl class="postprofile"><dt><a href="?u=1">Ada Mill</a></dt></dl><div class="postbody"><p class="author"><a href="#p1">Post</a>by <strong>${name}</strong> » Mon Jan 06, 2025 6:02 pm</p><div class="content">${text}</div></div></div>`;
    const { content, byline } = extract({
      url: new URL('https://forum.test/viewtopic.php?id=7'),
      mediaType: 'text/html',
      text: `<title>A cracked wheel - Mills</title><header>${MENU}<a rel="author" href="/group">The Millers</a></header><main><h1>A cracked wheel <span>#418</span></h1>${post('<a href="?u=1">Cy Oak</a>', PROSE)}${post('<a class="username-coloured" href="?u=2">Ben</a>', PROSE)}</main>`,
    });
    t.equal(byline, 'Cy Oak');
    t.equal(
      content && toMarkdown(content, url),
      ['**Cy Oak**, Mon Jan 06, 2025 6:02 pm', PROSE, '**Ben**, Mon Jan 06, 2025 6:02 pm', PROSE].join('\n\n'),
    );
  },
);

t.test('the number of a post and when it was changed are not when it was written', async (t) => {
  const numbered = (name: string) =>
    `<li class="b-post"><div class="author">${name}</div><div class="b-post__timestamp"><a>#1</a><time datetime="2024-06-10T06:13:20">06-10-2024, 06:13 AM</time></div><div class="js-post__content-text">${PROSE}</div></li>`;
  const changed = (name: string) =>
    `<div class="post"><div class="post_author"><span class="largetext">${name}</span></div><span class="post_date">03-02-2024, 07:11 PM <span class="post_edit">(This post was last modified: 03-02-2024, 07:15 PM by <a>${name}</a>.)</span></span><div class="post_body">${PROSE}</div></div>`;
  const thread = (post: (name: string) => string) => read(`${MENU}<main>${post('Ada')}${post('Ben')}</main>`);
  t.equal(thread(numbered), ['Ada', 'Ben'].map((name) => `**${name}**, 06-10-2024, 06:13 AM\n\n${PROSE}`).join('\n\n'));
  t.equal(thread(changed), ['Ada', 'Ben'].map((name) => `**${name}**, 03-02-2024, 07:11 PM\n\n${PROSE}`).join('\n\n'));
});

t.test('answers on Lobsters are what the page is for, and whoever comments on a gist did not write it', async (t) => {
  const answer = (name: string) =>
    `<li class="comments_subtree"><div class="comment"><div class="byline"><a href="/~${name}">${name}</a> <time title="2025-02-02 11:00">3 months ago</time> | <a href="#c">link</a></div><div class="comment_text"><p>Nice.</p></div></div></li>`;
  t.match(
    read(`${MENU}<main><p>${PROSE}</p><ol>${answer('ada')}${answer('ben')}</ol></main>`),
    '**ben**, 2025-02-02\n\nNice.',
  );
  const { byline } = extract({
    url: new URL('https://gist.test/1'),
    mediaType: 'text/html',
    text: `<title>Mills</title>${MENU}<main><p>${PROSE}</p>${['ada', 'ben'].map((name, i) => `<div class="timeline-comment" id="gistcomment-${i}"><a class="author">${name}</a><relative-time datetime="2025-02-02">then</relative-time><div class="js-comment-body">${PROSE}</div></div>`).join('')}</main>`,
  });
  t.equal(byline, undefined);
});

t.test(
  'what opens a long thread of a forum brings its answers, but the first of many comments not the others',
  async (t) => {
    const answers = Array.from({ length: 12 }, (_, i) => i);
    const keptWithFirst = (post: (name: string, text: string) => string) => {
      const html = `${MENU}${post('Ada', PROSE)}${answers.map((i) => post(`Ben${i}`, PROSE)).join('')}<p>Elsewhere</p>`;
      const document = parseDocument(`<!doctype html><html><head></head><body>${html}</body></html>`);
      const cut = cutBlocks(document.body);
      const first = cut.blocks.findIndex(({ text }) => text.trim() === PROSE);
      const kept = withPosts(
        cut,
        cut.blocks.map((_, i) => i === first),
        readPosts(document.body, markupOf(html, document)),
      );
      return cut.blocks.filter((_, i) => kept[i]).map(({ text }) => text.trim());
    };
    const forum = (name: string, text: string) =>
      `<div class="blockpost"><h2><a href="#p">2024-05-02 09:10:11</a></h2><div class="postleft"><dl><dt>${name}</dt></dl></div><div class="postmsg"><p>${text}</p></div></div>`;
    const status = (name: string, text: string) =>
      `<div class="status"><strong class="display-name__html">${name}</strong><div class="status__content"><p>${text}</p></div></div>`;
    t.strictSame(keptWithFirst(forum), Array(13).fill(PROSE));
    t.strictSame(keptWithFirst(status), [PROSE]);
  },
);
