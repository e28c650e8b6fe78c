import { join } from 'node:path'
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'
import { startFault } from '@quizwright/server/process/describe-start-error.ts'
import closeWithGrace from 'close-with-grace'
import pino from 'pino'
import { startServices } from './app.ts'
import { readConfig } from './config.ts'

const drainMs = 30_000

endWithParent()

const read = readConfig(process.env)
if (!read.ok) {
  process.stderr.write(`The services can't start:\n${read.faults.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(1)
}
const { config } = read
const log = pino({ level: config.logLevel })

try {
  const services = await startServices({
    ...config,
    database: config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir },
    files: config.bucket ? { bucket: config.bucket } : { folder: join(config.dataDir, 'files') },
    seed: config.databaseUrl ? 'none' : 'demo',
    limits: { imageQuotaBytes: config.imageQuotaBytes },
  })
  log.info({ url: services.url, services: config.services }, 'listening')
  closeWithGrace({ delay: drainMs, logger: undefined }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'ending after an error that nobody caught')
    else log.info({ signal }, 'ending')
    await services.close()
  })
} catch (error) {
  process.stderr.write(
    `The services can't start: ${startFault(error, { ...config, variable: 'SERVICES_PORT' })}\n`,
  )
  process.exit(1)
}
