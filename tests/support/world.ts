import type { Client } from '@quizwright/contracts/http/client.ts'
import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'
import { clientOn } from './clients.ts'
import type { Populate, Seeded } from './populate.ts'
import { highLimits } from './high-limits.ts'

/** Somebody who teaches: signed in, with a course of their own, and a client for each entry point. */
export type Instructor = Seeded & {
  headers: { uid: string; authorization: string }
  /** Direct to the services. */
  direct: Client
  viaGateway: Client
  /** Lets a student hand in an attempt: a result. */
  handIn: Populate['handIn']
}

/** Services and a gateway of one's own, empty but for who is added. */
export type World = AsyncDisposable & {
  gatewayUrl: string
  servicesUrl: string
  /** With a course of their own, or with that of a colleague. */
  addInstructor: (colleague?: Instructor) => Promise<Instructor>
  /** Ends all tokens of an instructor, as twelve idle hours would. */
  expireTokens: (instructor: Instructor) => Promise<void>
  /** Lets so many students hand in an attempt at a quiz. */
  addAttempts: (quizId: string, count: number) => Promise<void>
  /** Lays so many copies of a quiz beside it. */
  addCopies: Populate['addCopies']
  /** Lets a student see a result. */
  deliver: Populate['deliver']
  /** Reads the code that was sent to an e-mail address. */
  readCode: Populate['readCode']
  readRows: Populate['readRows']
}

/** Gives a person their clients and headers. */
export const equip = (
  seeded: Seeded,
  { gatewayUrl, servicesUrl }: Pick<World, 'gatewayUrl' | 'servicesUrl'>,
  { handIn }: Pick<Populate, 'handIn'>,
): Instructor => {
  const headers = { uid: seeded.uid, authorization: seeded.token }
  return {
    ...seeded,
    headers,
    handIn,
    direct: clientOn(servicesUrl, { headers }),
    viaGateway: clientOn(`${gatewayUrl}/api`, { headers }),
  }
}

/** Adds what a world knows of people to its two addresses. */
export const peopled = (
  addresses: Pick<World, 'gatewayUrl' | 'servicesUrl'>,
  people: Populate,
): Omit<World, typeof Symbol.asyncDispose> => ({
  ...addresses,
  addInstructor: async (colleague) => equip(await people.addInstructor(colleague), addresses, people),
  expireTokens: ({ uid }) => people.expireTokens(uid),
  addAttempts: people.addAttempts,
  addCopies: people.addCopies,
  deliver: people.deliver,
  readCode: people.readCode,
  readRows: people.readRows,
})

/** TEST_LOG_LEVEL=error lets the servers say what went wrong inside. */
const logLevel = (process.env.TEST_LOG_LEVEL ?? 'silent') as NonNullable<GatewayOptions['logLevel']>

/** The servers are loaded only where a world needs them: browser tests have theirs in other processes. */
const loadServers = async () => ({
  ...(await import('@quizwright/gateway/start-gateway.ts')),
  ...(await import('@quizwright/services/database/test-database.ts')),
  ...(await import('@quizwright/services/app.ts')),
  ...(await import('./populate.ts')),
})

/** Starts a world in this process, on free ports; the database is in memory. Use it with `await using`. */
export const startWorld = async (limits: GatewayOptions['limits'] = {}): Promise<World> => {
  const { openTestDatabase, populate, startGateway, startServices } = await loadServers()
  const services = await startServices({ database: await openTestDatabase(), seed: 'none', logLevel })
  const gateway = await startGateway({
    upstreams: { quiz: services.url, main: services.url, auth: services.url },
    limits: { ...highLimits, ...limits },
    logLevel,
  })
  return {
    ...peopled({ gatewayUrl: gateway.url, servicesUrl: services.url }, populate(services.db)),
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await services.close()
    },
  }
}
