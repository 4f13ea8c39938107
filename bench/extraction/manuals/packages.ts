/** Where the pages of one manual have their content, as its generator marks it. */
export interface Manual {
  /** A Debian package that holds it as HTML. */
  package: string;
  /** Manuals of one generator and theme share their templates, so they go to the same side of every split. */
  family: string;
  /** The first of these selectors that finds something; pages without any are left out. */
  content: readonly string[];
  /** What stands inside the content and is none: bars, marks beside headings, contents of the same page. */
  furniture: string;
}

const NAVIGATION =
  'nav,script,style,template,noscript,svg,.navheader,.navfooter,.navigation,.nav-panel,.headerlink,.lineno';
const DOCBOOK = ['book', 'part', 'chapter', 'appendix', 'preface', 'glossary', 'index', 'refentry'].map(
  (name) => `div.${name}`,
);
const SECTIONS = ['div.section', 'div.sect1', 'div.sect2', 'div.sect3'];

/** Manuals by two dozen generators, in Debian 12. */
export const MANUALS: readonly Manual[] = [
  manual('apache', 'apache2-doc', '#page-content', '#quickview,.toplang,.bottomlang,#comments_section,.top'),
  manual('makeinfo', 'asymptote-doc', 'body', 'div.header'),
  manual('makeinfo', 'maxima-doc', 'body', 'div.header'),
  manual('makeinfo', 'octave-doc', 'body', 'div.header'),
  manual('makeinfo', 'zsh-doc', 'body', 'div.header'),
  manual('texi2html', 'lilypond-doc-html', '#main', '.nav_table,.footer,#languages'),
  manual(
    'mediawiki',
    'cppreference-doc-en-html',
    '#content',
    '.editsection,#siteSub,#contentSub,#mw-js-message,#toc,.t-navbar,.printfooter,#catlinks,#jump-to-nav',
  ),
  manual('docbook', 'debian-faq', [...DOCBOOK, ...SECTIONS]),
  manual('docbook', 'debian-reference-en', [...DOCBOOK, ...SECTIONS]),
  manual('docbook', 'gimp-help-en', [...DOCBOOK, ...SECTIONS]),
  manual('docbook', 'postgresql-doc-15', [...DOCBOOK, ...SECTIONS]),
  manual('docbook', 'exim4-doc-html', '#content', '.nav'),
  manual('boostbook', 'libboost1.74-doc', [...DOCBOOK, ...SECTIONS], '.spirit-nav,.copyright-footer'),
  manual('gtk-doc', 'libcairo2-doc', DOCBOOK, '.footer'),
  manual('gtk-doc', 'libglib2.0-doc', DOCBOOK, '.footer'),
  manual('gtk-doc', 'libgtk-3-doc', DOCBOOK, '.footer'),
  manual('sphinx', 'debian-policy', '[role=main]'),
  manual('sphinx', 'developers-reference', '[role=main]'),
  manual('sphinx', 'python3.11-doc', '[role=main]'),
  manual('sphinx', 'python-django-doc', ['#docs-content', '.bd', '.body']),
  manual('pydata', 'python-pandas-doc', ['main > div', 'main'], '.prev-next-area'),
  manual('pydata', 'python-scipy-doc', ['main > div', 'main'], '.prev-next-area'),
  manual('furo', 'python-sympy-doc', 'article'),
  manual(
    'doxygen',
    'libeigen3-doc',
    'body',
    '#top,#side-nav,#nav-path,.navpath,#MSearchSelectWindow,#MSearchResultsWindow,.footer,address,.summary,body>div[style]',
  ),
  manual('asciidoc', 'git-doc', '#content'),
  manual('erlang', 'erlang-doc', '#content', '.erldoctoc,.footer'),
  manual('mkdocs', 'mkdocs-doc', '[role=main]'),
  manual('node', 'nodejs-doc', '#apicontent', '.mark'),
  manual('javadoc', 'openjdk-17-doc', 'main', '.sub-nav'),
  manual('qdoc', 'qtbase5-doc-html', '.mainContent', '.sidebar,.toc,.naviNextPrevious'),
  manual('scribble', 'racket-doc', '.main', '.navsettop,.navsetbottom,.tocset'),
  manual('rustdoc', 'rust-doc', ['#main-content', 'main'], '.src,.anchor,#copy-path,.out-of-band,.tooltip'),
  manual('scaladoc', 'scala-doc', 'body', '#mbrsel,#tooltip,#footer,.hiddenContent'),
  manual('sqlite', 'sqlite3-doc', 'body', '.nosearch,.menu,.searchmenu'),
  manual('haddock', 'ghc-doc', '#content', '#table-of-contents,.selflink,.link,#package-header'),
  manual('pldoc', 'swi-prolog-doc', 'body', '.navigate,.nav'),
];

function manual(family: string, name: string, content: string | readonly string[], furniture = ''): Manual {
  return {
    package: name,
    family,
    content: typeof content === 'string' ? [content] : content,
    furniture: furniture ? `${NAVIGATION},${furniture}` : NAVIGATION,
  };
}
