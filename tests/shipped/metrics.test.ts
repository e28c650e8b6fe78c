import { spawnSync } from 'node:child_process'
import { createMetrics } from '@quizwright/gateway/observability/metrics.ts'
import { startServices } from '@quizwright/services/app.ts'
import { openTestDatabase } from '@quizwright/services/database/testing/test-database.ts'
import { expect, test } from 'vitest'
import { findProgram } from '../../scripts/find-program.ts'
import { freePort } from '../support/process-world.ts'

const promtool = findProgram('promtool', '--version', [2, 0])
if (promtool.missing) console.log(`The test of the metrics' format is left out: ${promtool.missing}`)

/** Names that the library of metrics gives to its own, by which dashboards know them. */
const ofTheLibrary = /_nodejs_active_(?:handles|requests|resources)_total non-counter metrics/

/** What Prometheus says of a text of metrics; nothing if it has no objection. */
const objectionsTo = (metrics: string): string[] => {
  const { stdout, stderr } = spawnSync(promtool.path!, ['check', 'metrics'], {
    input: metrics,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !ofTheLibrary.test(line))
}

test.skipIf(promtool.missing)(
  'Prometheus reads the metrics of both servers without an objection',
  async () => {
    const operationsPort = await freePort()
    const services = await startServices({ database: await openTestDatabase(), seed: 'none', operationsPort })
    try {
      await fetch(`${services.url}/coursetag/get`)
      const ofServices = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
      const ofGateway = await createMetrics().registry.metrics()
      for (const metrics of [ofServices, ofGateway]) {
        expect(metrics).toContain('# TYPE quizwright_')
        expect(objectionsTo(metrics)).toEqual([])
      }
    } finally {
      await services.close()
    }
  },
)
