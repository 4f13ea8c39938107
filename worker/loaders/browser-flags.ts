import type { BrowserContextOptions, LaunchOptions } from 'playwright';
import type { Env } from '../../src/shared/env.js';

/** Each switch was checked against a page that tries to reach a recording server on a private address. */
const SWITCHES = [
  // UDP of WebRTC would pass by the proxy. The first is what Chromium obeys, the second what the headless shell obeys;
  // each ignores the other.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  // Names are for the proxy to resolve; what tries to do it itself finds nothing.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--block-new-web-contents',
  '--no-pings',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  // Blink asks for no image and no font. An image that is intercepted instead costs 2 ms of CPU time, and its error event
  // makes sites remove what belongs to it. The hover and pointer settings are Playwright's, which this switch replaces.
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--disable-remote-fonts',
  // A process for each site in a page buys nothing here, a context holds nothing to steal, and it hides frames from us.
  '--disable-site-isolation-trials',
  '--window-size=1280,1024',
];

/** Of Playwright's own switches: each takes from a hostile page a limit that Chromium sets by itself. */
const UNWANTED = ['--disable-popup-blocking', '--disable-ipc-flooding-protection', '--disable-hang-monitor'];

/** The browser runs hostile code: of our environment it gets what it needs to start and none of our secrets. */
const INHERITED = [
  'PATH',
  'HOME',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_RUNTIME_DIR',
];

interface Launch {
  executablePath: string;
  proxyUrl: string;
  userAgent: string;
  /** Whether the operator wants Chromium's own sandbox. */
  sandbox: boolean;
  /** Of this process; the browser gets a few names of it. */
  env: Env;
}

export function launchOptions({ executablePath, proxyUrl, userAgent, sandbox, env }: Launch): LaunchOptions {
  return {
    executablePath,
    // Without the bypass rule Chromium goes to loopback directly.
    proxy: { server: proxyUrl, bypass: '<-loopback>' },
    // Also set on each context; without the switch some early requests name the headless browser instead.
    args: [...SWITCHES, `--user-agent=${userAgent}`],
    ignoreDefaultArgs: UNWANTED,
    chromiumSandbox: sandbox && process.getuid?.() !== 0, // it refuses to run as root
    env: Object.fromEntries(INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
  };
}

export function contextOptions(userAgent: string): BrowserContextOptions {
  return {
    userAgent,
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    locale: 'en-US', // else no Accept-Language is sent
    viewport: null,
    reducedMotion: 'reduce',
  };
}
