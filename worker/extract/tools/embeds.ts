/** What is embedded and worth a link, by host. Every other frame is advertising, tracking or furniture of the site. */
const EMBED_HOSTS: Readonly<Record<string, string>> = {
  Video:
    'youtube.com youtube-nocookie.com youtu.be vimeo.com dailymotion.com twitch.tv ted.com loom.com wistia.com ' +
    'wistia.net bilibili.com tiktok.com streamable.com rumble.com rutube.ru vkvideo.ru coub.com kinescope.io ' +
    'aparat.com v.qq.com player.youku.com tv.naver.com nicovideo.jp archive.org',
  Audio:
    'soundcloud.com spotify.com podcasts.apple.com bandcamp.com mixcloud.com deezer.com libsyn.com ' +
    'simplecast.com transistor.fm buzzsprout.com megaphone.fm',
  Demo: 'codepen.io codesandbox.io stackblitz.com jsfiddle.net observablehq.com replit.com figma.com asciinema.org',
  Chart: 'datawrapper.dwcdn.net flo.uri.sh infogram.com public.tableau.com',
  Slides: 'slideshare.net speakerdeck.com docs.google.com',
  Post: 'platform.twitter.com x.com instagram.com',
  Gist: 'gist.github.com',
  Embed: 'medium.com',
};

const KINDS = new Map(
  Object.entries(EMBED_HOSTS).flatMap(([kind, hosts]) => hosts.split(' ').map((host) => [host, kind] as const)),
);

/** What an address embeds, by its host or the domain above it. */
export function embedKind({ hostname }: URL): string | undefined {
  const labels = hostname.split('.').slice(-MOST_LABELS);
  return labels.map((_, i) => KINDS.get(labels.slice(i).join('.'))).find(Boolean);
}
/** Parts of a host's name, from its end: those above have fewer. */
const MOST_LABELS = 5;
