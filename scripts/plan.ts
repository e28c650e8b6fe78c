import { readConfig } from '@quizwright/gateway/config.ts'
import { isDemoWanted, isLoopback } from '@quizwright/server/settings/setting-schemas.ts'

export type Plan = {
  host: string
  /** What will be listened on, each with the variable that sets it. */
  ports: [number, string][]
  /** Where a person opens the page, and where the bundled services are. */
  address: string
  servicesAddress: string
  /** The services that run here because nobody named others. */
  services: string[]
  logLevel: string
  /**
   * Where operators look: its port as the gateway is told it, and its address; both empty when there is none.
   */
  operations: { port: string; address: string }
  /**
   * Where mails lie that were not sent, in the same form; none where a mail server is set up, and none unless
   * asked for where others than this machine could reach the port.
   */
  outbox: { port: string; address: string }
  /**
   * The folder of the embedded database where one runs here, and whether that and the files beside it come with the
   * demo data.
   */
  data: { dataDir: string; hasDemo: boolean } | undefined
  /** Whether the services fill themselves with the demo account. */
  hasDemo: boolean
}
type Environment = Readonly<Record<string, string | undefined>>

const variables = { quiz: 'QUIZ_SERVICE_URL', main: 'MAIN_SERVICE_URL', auth: 'AUTH_SERVICE_URL' } as const

/**
 * An address to listen on is not always one to open: all interfaces are reached under this machine's own
 * name.
 */
const shown = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

/** What the environment asks for, read by the gateway's own rules; every error by its variable. */
export const readPlan = (env: Environment): { ok: true; plan: Plan } | { ok: false; errors: string[] } => {
  const read = readConfig(env)
  if (!read.ok) return read
  const { host, port } = read.config
  const servicesPort = Number(env['SERVICES_PORT']?.trim() || 4_001)
  const operationsPort = env['OPERATIONS_PORT']?.trim() ?? '4002'
  const services = Object.entries(variables)
    .filter(([, variable]) => !env[variable]?.trim())
    .map(([name]) => name)
  const isEmbedded = services.length > 0 && !env['DATABASE_URL']?.trim()
  const hasDemo =
    services.length === Object.keys(variables).length && isEmbedded && isDemoWanted(readDemo(env), host)
  if (port === 0) return { ok: false, errors: ['PORT must be set to a port of its own, from 1 to 65535.'] }
  if (port === servicesPort && services.length > 0)
    return { ok: false, errors: ['PORT and SERVICES_PORT must differ.'] }
  return {
    ok: true,
    plan: {
      host,
      services,
      ports:
        services.length > 0
          ? [
              [port, 'PORT'],
              [servicesPort, 'SERVICES_PORT'],
            ]
          : [[port, 'PORT']],
      address: shown(host, port),
      servicesAddress: shown(host, servicesPort),
      operations:
        operationsPort === ''
          ? { port: '', address: '' }
          : { port: operationsPort, address: shown(host, Number(operationsPort)) },
      outbox: planOutbox(env, host, services.includes('quiz')),
      // A person at a terminal wants to hear of trouble only.
      logLevel: env['LOG_LEVEL']?.trim() || 'warn',
      data: isEmbedded
        ? { dataDir: env['DATA_DIR']?.trim() || '.data', hasDemo: hasDemo && !env['FILES_BUCKET']?.trim() }
        : undefined,
      hasDemo,
    },
  }
}

/** What is wrong with it the services say. */
const readDemo = (env: Environment): 'on' | 'off' | undefined => {
  const given = env['DEMO']?.trim()
  return given === 'on' || given === 'off' ? given : undefined
}

const planOutbox = (env: Environment, host: string, hasQuizService: boolean): Plan['outbox'] => {
  const named = env['SERVICES_OPERATIONS_PORT']?.trim()
  const port = named ?? (hasQuizService && isLoopback(host) ? '4003' : '')
  const isShown = port !== '' && hasQuizService && !env['SMTP_URL']?.trim()
  return { port, address: isShown ? `${shown(host, Number(port))}/outbox` : '' }
}
