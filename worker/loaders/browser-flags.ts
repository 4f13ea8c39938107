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

/** What Playwright adds by itself, for a browser that it does not start. */
const ALONE = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  '--mute-audio',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--force-color-profile=srgb',
  '--force-prefers-reduced-motion',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-back-forward-cache',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-prompt-on-repost',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning',
  // What makes a launch lean. Of 530 ms of CPU time for a start, a small page and an end, the first saves 60, a profile
  // that is kept in memory 30, and killing the browser rather than closing it 55. No other switch told.
  '--enable-features=NetworkServiceInProcess2',
  '--incognito',
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

/** Chromium's sandbox refuses to run as root. */
const MAY_SANDBOX = process.getuid?.() !== 0;

/** How Playwright starts the kept browser. */
export function launchOptions({ executablePath, proxyUrl, userAgent, sandbox, env }: Launch): LaunchOptions {
  return {
    executablePath,
    // Without the bypass rule Chromium goes to loopback directly.
    proxy: { server: proxyUrl, bypass: '<-loopback>' },
    args: [...SWITCHES, `--user-agent=${userAgent}`],
    ignoreDefaultArgs: UNWANTED,
    chromiumSandbox: sandbox && MAY_SANDBOX,
    env: inherited(env),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
  };
}

/** The command line of a browser that serves one page, with its profile in `folder`. */
export function launchArguments(
  { proxyUrl, userAgent, sandbox }: Omit<Launch, 'executablePath' | 'env'>,
  folder: string,
): string[] {
  return [
    ...ALONE,
    ...SWITCHES,
    ...(sandbox && MAY_SANDBOX ? [] : ['--no-sandbox']),
    `--proxy-server=${proxyUrl}`,
    '--proxy-bypass-list=<-loopback>',
    `--user-agent=${userAgent}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ];
}

/** What a browser needs to know of our environment. */
export function inherited(env: Env): Record<string, string> {
  return Object.fromEntries(INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * What each context of a page is made with. The name comes from the switch, and from the tab with its hints: one from here
 * would bring hints of Playwright's, which name another browser, to workers.
 */
export function contextOptions(): BrowserContextOptions {
  return {
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    locale: 'en-US', // else no Accept-Language is sent
    viewport: null,
    reducedMotion: 'reduce',
  };
}
