/** What is embedded and worth a link, by host. Every other frame is advertising, tracking or furniture of the site. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Video: [
    'youtube.com',
    'youtube-nocookie.com',
    'youtu.be',
    'vimeo.com',
    'dailymotion.com',
    'twitch.tv',
    'ted.com',
    'loom.com',
    'wistia.com',
    'wistia.net',
    'bilibili.com',
    'tiktok.com',
    'streamable.com',
    'rumble.com',
    'rutube.ru',
    'vkvideo.ru',
    'coub.com',
    'kinescope.io',
    'aparat.com',
    'v.qq.com',
    'player.youku.com',
    'tv.naver.com',
    'nicovideo.jp',
    'archive.org',
  ],
  Audio: [
    'soundcloud.com',
    'spotify.com',
    'podcasts.apple.com',
    'bandcamp.com',
    'mixcloud.com',
    'deezer.com',
    'libsyn.com',
    'simplecast.com',
    'transistor.fm',
    'buzzsprout.com',
    'megaphone.fm',
  ],
  Demo: [
    'codepen.io',
    'codesandbox.io',
    'stackblitz.com',
    'jsfiddle.net',
    'observablehq.com',
    'replit.com',
    'figma.com',
    'asciinema.org',
  ],
  Chart: ['datawrapper.dwcdn.net', 'flo.uri.sh', 'infogram.com', 'public.tableau.com'],
  Slides: ['slideshare.net', 'speakerdeck.com', 'docs.google.com'],
  Post: ['platform.twitter.com', 'x.com', 'instagram.com'],
  Gist: ['gist.github.com'],
  Embed: ['medium.com'],
};

const KINDS = new Map(Object.entries(HOSTS).flatMap(([kind, hosts]) => hosts.map((host) => [host, kind] as const)));

/** What an address embeds, by its host or the domain above it. */
export function kindOf({ hostname }: URL): string | undefined {
  const labels = hostname.split('.').slice(-MOST_LABELS);
  for (let i = 0; i < labels.length - 1; i++) {
    const kind = KINDS.get(labels.slice(i).join('.'));
    if (kind) return kind;
  }
  return undefined;
}
/** Parts of a host's name, from its end: those above have fewer. */
const MOST_LABELS = 5;

/** Whether an address is that of a player, a post or a file of video or sound. */
export function isEmbedded(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (CHANNEL.test(url.href)) return false;
  return kindOf(url) !== undefined || /\.(?:mp4|webm|mov|m4v|mp3|m4a|ogg|oga|wav)$/i.test(url.pathname);
}

/** Where a maker's films are listed. */
const CHANNEL = /^https?:\/\/(?:www\.)?youtube\.com\/(?:@|c\/|channel\/|user\/|$)/i;
