import type { ProcessState } from './process-snapshot.ts'

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const row = (cells: readonly (string | number)[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(String(cell))}</${tag}>`).join('')}</tr>`
const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  `<table><caption>${caption}</caption><thead>${row(head, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100%; margin: 0 0 2rem }
  caption { text-align: left; font-weight: 600; padding: 0 0 .5rem }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere }
`

/** The state of all processes as a page that needs no script. It renews itself. */
export const statusPage = (states: readonly ProcessState[]): string => {
  const channels = states.flatMap(({ pid, channels: own }) =>
    Object.entries(own).map(([name, { open, working }]) => [pid, name, open, working]),
  )
  const upstreams = states.flatMap(({ pid, upstreams: own }) =>
    Object.entries(own).map(([name, { origin, breaker, latencyMs }]) => [
      pid,
      name,
      origin,
      breaker === 'open' ? 'OPEN: calls are refused' : 'closed',
      latencyMs === null ? 'not asked yet' : `${latencyMs} ms`,
    ]),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Quizwright gateway: status</title><style>${style}</style></head><body>
<h1>Gateway</h1>
${states.length === 0 ? '<p>No process answers.</p>' : ''}
${table('Upstreams', ['process', 'service', 'address', 'breaker', 'latency (median of the last 50)'], upstreams)}
${table('Sockets', ['process', 'channel', 'open', 'imports and saves under way'], channels)}
${table(
  'Processes',
  ['process', 'since (UTC)', 'version'],
  states.map(({ pid, startedAt, version }) => [pid, startedAt, version]),
)}
</body></html>`
}
