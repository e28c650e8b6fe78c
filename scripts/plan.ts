import { networkInterfaces } from 'node:os'
import { readConfig } from '@quizwright/gateway/config.ts'
import { isDemoWanted, isLoopback } from '@quizwright/server/settings/setting-schemas.ts'

export type Plan = {
  host: string
  /** The ports to listen on, each with the variable that sets it. */
  ports: [number, string][]
  /** The address to open, and those at which this machine reaches the servers. */
  pageAddress: string
  address: string
  servicesAddress: string
  /** The services that run here because no others are configured. */
  services: string[]
  logLevel: string
  /** What users of other machines lack, as a sentence for the operator. */
  remoteUsers: string | undefined
  /** The port for operators, as the gateway reads it, and its address. Both are empty if there is none. */
  operations: { port: string; address: string }
  /**
   * The port of the outbox and its address, in the same form. There is none if a mail server is configured
   * and, unless requested, none if other machines could reach the port.
   */
  outbox: { port: string; address: string }
  /** The folder of the embedded database if one runs here, and whether it starts with demo data. */
  data: { dataDir: string; hasDemo: boolean } | undefined
  /** Whether the services create the demo account. */
  hasDemo: boolean
}
type Environment = Readonly<Record<string, string | undefined>>

const variables = { quiz: 'QUIZ_SERVICE_URL', main: 'MAIN_SERVICE_URL', auth: 'AUTH_SERVICE_URL' } as const

/** The address to open for an address to listen on. All interfaces are reached under localhost. */
const shown = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`
}

/** Reads the plan from the environment by the gateway's own rules. Each error names its variable. */
export const readPlan = (env: Environment): { ok: true; plan: Plan } | { ok: false; errors: string[] } => {
  const read = readConfig(env)
  if (!read.ok) return read
  const { host, port, operationsHost } = read.config
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
      pageAddress: env['PAGE_ADDRESS']?.trim() || shown(host, port),
      address: shown(host, port),
      servicesAddress: shown(host, servicesPort),
      remoteUsers: describeMissing(read.config.missingAddresses, { port, servicesPort }),
      operations:
        operationsPort === ''
          ? { port: '', address: '' }
          : { port: operationsPort, address: shown(operationsHost, Number(operationsPort)) },
      outbox: planOutbox(env, operationsHost, services.includes('quiz')),
      // A person at a terminal only wants to see problems.
      logLevel: env['LOG_LEVEL']?.trim() || 'warn',
      data: isEmbedded
        ? { dataDir: env['DATA_DIR']?.trim() || '.data', hasDemo: hasDemo && !env['FILES_BUCKET']?.trim() }
        : undefined,
      hasDemo,
    },
  }
}

/** An address of this machine in its network, or a name that stands for it. */
const networkAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'this-machine.example.org'

const describeMissing = (
  missing: readonly string[],
  { port, servicesPort }: { port: number; servicesPort: number },
): string | undefined => {
  if (missing.length === 0) return undefined
  const settings = missing.map(
    (name) => `${name}=http://${networkAddress()}:${name === 'PAGE_ADDRESS' ? port : servicesPort}`,
  )
  return `Others can open the page but not sign in. Say where they reach it: ${settings.join(' ')}`
}

/** Invalid values are ignored here, because the services report them. */
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
