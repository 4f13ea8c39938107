import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Env } from '../../src/shared/env.js';

interface FindBrowserOptions {
  /** The operator's choice: the only one looked at when given, so that a wrong path is noticed. */
  configuredPath?: string | undefined;
  /** Of the process: where programs and Playwright's downloads are. */
  env: Env;
}

/** A kind of browser: what Playwright's installer calls its folder and program, and what packages call the program. */
interface Kind {
  folder: RegExp;
  programs: readonly string[];
  commands: readonly string[];
}

/** Leanest first: a page costs the headless shell about a quarter of the CPU time that it costs a whole Chromium. */
const KINDS: readonly Kind[] = [
  {
    folder: /^chromium_headless_shell-(\d+)$/,
    programs: [
      'chrome-headless-shell-linux64/chrome-headless-shell',
      'chrome-headless-shell-linux-arm64/chrome-headless-shell',
      'chrome-linux/headless_shell',
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-x64/chrome-headless-shell',
      'chrome-headless-shell-win64/chrome-headless-shell.exe',
    ],
    commands: ['chromium-headless-shell', 'headless_shell', 'chrome-headless-shell'],
  },
  {
    folder: /^chromium-(\d+)$/,
    programs: [
      'chrome-linux64/chrome',
      'chrome-linux-arm64/chrome',
      'chrome-linux/chrome',
      'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-win64/chrome.exe',
    ],
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  },
];

/**
 * The absolute path of the leanest Chromium on this machine, or undefined. Reads a few directory entries and starts
 * nothing: Playwright's own downloads first, since they match its protocol, then what the system's packages installed.
 */
export function findBrowser({ configuredPath, env }: FindBrowserOptions): string | undefined {
  if (configuredPath) return findProgram(configuredPath, [], env);
  for (const { folder, programs, commands } of KINDS) {
    const installed = newestFirst(playwrightCache(env), folder);
    const found =
      firstProgram(installed.flatMap((path) => programs.map((program) => join(path, program)))) ??
      findProgram(undefined, commands, env);
    if (found) return found;
  }
  return undefined;
}

/** The operator's Lightpanda, or the one that is installed. */
export function findLightpanda({ configuredPath, env }: FindBrowserOptions): string | undefined {
  return findProgram(configuredPath, ['lightpanda'], env);
}

/** The operator's choice, an absolute path, or the first of `commands` that is installed. */
function findProgram(configuredPath: string | undefined, commands: readonly string[], env: Env): string | undefined {
  if (configuredPath) return isAbsolute(configuredPath) && isProgram(configuredPath) ? configuredPath : undefined;
  return firstProgram(commands.flatMap((command) => searchPath(env).map((path) => join(path, command))));
}

/** Source: Playwright's documentation, "Managing browser binaries". */
function playwrightCache(env: Env): string {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  const home = env.HOME || homedir();
  if (process.platform === 'darwin') return join(home, 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData/Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME || join(home, '.cache'), 'ms-playwright');
}

/** The folders of one kind, highest revision first. */
function newestFirst(cache: string, folder: RegExp): string[] {
  const revision = (name: string) => Number(folder.exec(name)?.[1] ?? -1);
  return entries(cache)
    .filter((name) => revision(name) >= 0)
    .sort((a, b) => revision(b) - revision(a))
    .map((name) => join(cache, name));
}

/** Without a PATH, where Debian and most others install. */
function searchPath(env: Env): string[] {
  return (env.PATH || `/usr/bin${delimiter}/usr/local/bin`).split(delimiter).filter(isAbsolute);
}

function firstProgram(paths: string[]): string | undefined {
  return paths.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
