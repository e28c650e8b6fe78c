import { Document, renderDocument } from '../document.tsx'
import type { ProcessStatus } from './process-status.ts'
import { statusStyle } from './status-style.ts'

type StatusTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

const StatusTable = ({ caption, columns, rows }: StatusTableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, rowIndex) => (
        <tr key={rowIndex}>
          {cells.map((cell, cellIndex) => (
            <td key={cellIndex}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const refreshSeconds = 5

const describeLatency = (latencyMs: number | null): string =>
  latencyMs === null ? 'not asked yet' : `${latencyMs} ms`

const upstreamRows = ({ pid, upstreams }: ProcessStatus): (string | number)[][] =>
  Object.entries(upstreams).map(([service, { origin, breaker, latencyMs }]) => [
    pid,
    service,
    origin,
    breaker === 'open' ? 'OPEN: calls are refused' : 'closed',
    describeLatency(latencyMs),
  ])

const channelRows = ({ pid, channels }: ProcessStatus): (string | number)[][] =>
  Object.entries(channels).map(([channel, { open, working }]) => [pid, channel, open, working])

type StatusPageProps = { processes: readonly ProcessStatus[]; outboxUrl: string | undefined }

/** Shows the state of all gateway processes. The page needs no script and reloads itself. */
const StatusPage = ({ processes, outboxUrl }: StatusPageProps) => (
  <Document
    title="Quizwright gateway: status"
    head={
      <>
        <meta name="viewport" content="width=device-width" />
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        <style>{statusStyle}</style>
      </>
    }
  >
    <h1>Gateway</h1>
    {processes.length === 0 && <p>No process answers.</p>}
    <StatusTable
      caption="Upstreams"
      columns={['process', 'service', 'address', 'breaker', 'latency (median of the last 50)']}
      rows={processes.flatMap(upstreamRows)}
    />
    <StatusTable
      caption="Sockets"
      columns={['process', 'channel', 'open', 'imports and saves in progress']}
      rows={processes.flatMap(channelRows)}
    />
    <StatusTable
      caption="Processes"
      columns={['process', 'since (UTC)', 'version']}
      rows={processes.map(({ pid, startedAt, version }) => [pid, startedAt, version])}
    />
    {outboxUrl !== undefined && (
      <p>
        Mails to students that were not sent lie in the <a href={outboxUrl}>outbox</a>.
      </p>
    )}
  </Document>
)

export const renderStatusPage = (processes: readonly ProcessStatus[], outboxUrl?: string): string =>
  renderDocument(() => <StatusPage processes={processes} outboxUrl={outboxUrl} />)
