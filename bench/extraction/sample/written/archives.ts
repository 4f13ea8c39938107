import { escaped } from '../plain.js';
import { frame } from './parts.js';

export interface Message {
  subject: string;
  author: string;
  address: string;
  date: string;
  body: string;
}

const sent = ({ date }: Message) => new Date(date).toUTCString();
const paragraphs = (body: string) =>
  body
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
const subject = (m: Message) => escaped(m.subject);

/** Markup written after today's archives of mailing lists. */
export const ARCHIVES: Record<string, (message: Message) => string> = {
  pipermail: (m) =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><HTML><HEAD><TITLE> ${subject(m)}\n </TITLE><LINK REL="Index" HREF="index.html"><META NAME="robots" CONTENT="index,nofollow"></HEAD><BODY BGCOLOR="#ffffff"><H1>${subject(m)}</H1><B>${escaped(m.author)}</B> <A HREF="mailto:devel%40lists.example" TITLE="${subject(m)}">${escaped(m.address.replace('@', ' at '))}</A><BR><I>${sent(m)}</I><P><UL><LI>Previous message: <A HREF="000123.html">Build of the week</A></li><LI>Next message: <A HREF="000125.html">Freeze dates</A></li><LI> <B>Messages sorted by:</B> <a href="date.html#124">[ date ]</a> <a href="thread.html#124">[ thread ]</a> <a href="subject.html#124">[ subject ]</a> <a href="author.html#124">[ author ]</a></LI></UL><HR> <!--beginarticle--><PRE>${escaped(m.body)}\n</PRE><!--endarticle--><HR><P><UL><!--threads--><LI>Previous message: <A HREF="000123.html">Build of the week</A></li><LI>Next message: <A HREF="000125.html">Freeze dates</A></li></UL><hr><a href="/listinfo/devel">More information about the devel mailing list</a><br></body></html>`,
  hyperkitty: (m) =>
    frame(
      { lang: 'en', title: subject(m), site: 'devel - Lists' },
      `<nav class="navbar sticky-top"><a class="navbar-brand" href="/">Lists</a><ul class="nav"><li><a>Sign In</a></li><li><a>Sign Up</a></li></ul><form><input placeholder="Search this list"></form></nav><div role="main"><div class="container thread-page"><div class="row"><div class="col d-md-block sidebar"><ul class="nav flex-column"><li>thread</li><li><a>List overview</a></li><li><a>All Threads</a></li></ul></div><div class="col-12 col-md-11"><div class="thread-header"><h3>${subject(m)}</h3><ul class="list-inline"><li>newer</li><li>older</li></ul></div><section id="thread-content"><div class="email email-first"><div class="email-header"><div class="gravatar"></div><div class="email-author"><span class="name"><a>${escaped(m.author)}</a></span></div><div class="email-date d-none d-sm-flex"><div class="time"><span title="${sent(m)}">${sent(m).slice(5, 16)}</span></div><div class="time">9:14 a.m.</div></div></div><div class="email-body "><div class="email-body"><p>${escaped(m.body).replaceAll('\n', '<br>')}</p></div></div><div class="email-info"><a class="youlike">0</a><a class="reply reply-mail">Reply</a></div></div></section></div></div></div></div><footer class="footer"><p>Powered by <a>HyperKitty</a> version 1.3.7.</p></footer>`,
    ),
  inbox: (m) =>
    `<html><head><title>${subject(m)} - ${escaped(m.author)}</title><style>pre{white-space:pre-wrap}</style></head><body><form action="../"><pre><a href="../">devel.lists archive mirror</a>\n <input name=q type=text><input type=submit value=search> <a href="../_/text/help/">help</a> / <a href="../_/text/color/">color</a> / <a href="../_/text/mirror/">mirror</a> / <a href="../new.atom">Atom feed</a></pre></form><pre id=b>From: ${escaped(m.author)} &lt;${escaped(m.address)}&gt;\nTo: devel@lists.example\nSubject: <a href="#r" id=t>${subject(m)}</a>\nDate: ${sent(m)}\t[<a href="#r">thread overview</a>]\nMessage-ID: &lt;20240101.1@lists.example&gt; (<a href="raw">raw</a>)\n\n${escaped(m.body)}\n</pre><hr><pre id=related>             reply\t<a href="#R">other threads:</a>[<a href="../new.html">~2024-01-02 10:11 UTC</a>|<a>newest</a>]\n</pre><hr><form id=R><pre>Reply instructions:\n\nYou may reply publicly to <a href=#t>this message</a> via plain-text email\nusing any one of the following methods:\n\n* Save the following mbox file, import it into your mail client,\n  and reply-to-all from there: <a>mbox</a></pre></form></body></html>`,
  groups: (m) =>
    frame(
      { lang: 'en', title: subject(m), site: 'Groups' },
      `<div class="top"><a>Groups</a><button>Sign in</button></div><div class="nav"><ul><li>Conversations</li><li>About</li></ul><ul><li>Privacy</li><li>Terms</li></ul></div><div role="main"><div class="toolbar"><span>devel</span><a>Contact owners and managers</a><span>1–30 of many</span></div><html-blob></html-blob><h1>${subject(m)}</h1><span>12 views</span><button>Skip to first unread message</button><div role="list"><section role="listitem"><img alt="${escaped(m.author)}'s profile photo" src="/p.png"><h3>${escaped(m.author)}</h3><span>${sent(m).slice(5, 16)}, 9:14:00 AM</span><div>to devel</div><div role="region" aria-label="Message body">${paragraphs(m.body)}</div><div><button>Reply all</button><button>Reply to author</button><button>Forward</button></div></section></div></div>`,
    ),
};
