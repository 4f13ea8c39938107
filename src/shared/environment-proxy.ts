import { BlockList, isIP } from 'node:net';
import type { Env } from './env.js';
import { SettingsError } from './settings-error.js';

/** A forward proxy that the operator names. */
export interface ForwardProxy {
  secure: boolean;
  /** Without brackets. */
  host: string;
  port: number;
  /** The value of Proxy-Authorization, when its address carries a credential. */
  authorization?: string;
}

/** Which proxy leads to a host, by the scheme of what is asked there; undefined when the way is direct. */
export type ProxyFor = (scheme: 'http' | 'https', hostname: string, port: number) => ForwardProxy | undefined;

/**
 * The proxies of HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in lower case too, which wins; an empty variable counts as unset.
 * They are read as curl reads them: see its manual, "Environment" and `--noproxy`.
 * @throws SettingsError naming each variable that is no proxy, never its value
 */
export function proxiesOf(env: Env): ProxyFor {
  const faults: string[] = [];
  const read = (name: string): ForwardProxy | undefined => {
    const [used, value] = variable(env, name);
    const proxy = value === undefined ? undefined : toProxy(value);
    if (value !== undefined && !proxy) faults.push(`${used}: expected the address of an http or https proxy`);
    return proxy;
  };
  const proxies = { http: read('HTTP_PROXY'), https: read('HTTPS_PROXY') };
  if (faults.length > 0) throw new SettingsError(faults);
  const isExempt = exemptions(variable(env, 'NO_PROXY')[1] ?? '');
  return (scheme, hostname, port) => (isExempt(hostname, port) ? undefined : proxies[scheme]);
}

function variable(env: Env, name: string): [name: string, value: string | undefined] {
  const lower = name.toLowerCase();
  return env[lower] ? [lower, env[lower].trim()] : [name, env[name]?.trim() || undefined];
}

/** `http://user:secret@proxy.example:3128`, or without scheme `proxy.example:3128`. */
function toProxy(value: string): ForwardProxy | undefined {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol) || pathname !== '/' || search || hash) return undefined;
  const secure = protocol === 'https:';
  const proxy = { secure, host: unbracketed(hostname), port: Number(port || (secure ? 443 : 80)) };
  if (!username && !password) return proxy;
  try {
    const credential = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return { ...proxy, authorization: `Basic ${Buffer.from(credential).toString('base64')}` };
  } catch {
    return undefined;
  }
}

type Exempt = (hostname: string, port: number) => boolean;

/** Names with all that is below them, literals and networks, each with or without a port; `*` is everything. */
function exemptions(noProxy: string): Exempt {
  const rules = noProxy.split(/[\s,]+/).flatMap((entry) => (entry ? toRule(entry.toLowerCase()) : []));
  return (hostname, port) => {
    const host = unbracketed(hostname).toLowerCase().replace(/\.$/, '');
    return rules.some((isExempt) => isExempt(host, port));
  };
}

function toRule(entry: string): Exempt {
  if (entry === '*') return () => true;
  const [, bracketed, plain = '', onlyPort] = /^(?:\[([^\]]*)\]|([^:]*|.*:.*:.*?))(?::(\d+))?$/.exec(entry) ?? [];
  const [network = '', bits] = (bracketed ?? plain).split('/');
  const portFits = (port: number) => onlyPort === undefined || Number(onlyPort) === port;
  if (isIP(network)) {
    const contains = subnet(network, bits);
    return (host, port) => isIP(host) > 0 && portFits(port) && contains(host);
  }
  const name = network.replace(/^\*?\./, '').replace(/\.$/, '');
  return (host, port) => name !== '' && portFits(port) && (host === name || (!isIP(host) && host.endsWith(`.${name}`)));
}

function subnet(network: string, bits: string | undefined): (ip: string) => boolean {
  const list = new BlockList();
  const width = isIP(network) === 4 ? 32 : 128;
  const prefix = Number(bits ?? width);
  if (!(prefix >= 0 && prefix <= width)) return () => false;
  list.addSubnet(network, prefix, width === 32 ? 'ipv4' : 'ipv6');
  return (ip) => isIP(ip) === isIP(network) && list.check(ip, width === 32 ? 'ipv4' : 'ipv6');
}

function unbracketed(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
