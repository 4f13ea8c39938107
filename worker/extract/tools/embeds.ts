/** What is embedded and worth a link, by host. Every other frame is advertising, tracking or furniture of the site. */
export const EMBED_HOSTS: Readonly<Record<string, string>> = {
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
