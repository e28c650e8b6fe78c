import type { Client } from '@quizwright/contracts/http/client.ts'
import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'
import { clientOn } from './clients.ts'
import type { Populate, Seeded } from './populate.ts'
import { highLimits, highRates } from './high-limits.ts'

/** A signed-in instructor with a course, and a client for each entry point. */
export type Instructor = Seeded & {
  headers: { uid: string; authorization: string }
  /** The client that calls the services directly. */
  direct: Client
  viaGateway: Client
  /** Hands in an attempt of a student, which creates a result. */
  handIn: Populate['handIn']
  addLtiScore: Populate['addLtiScore']
  addLtiCode: Populate['addLtiCode']
  addLtiPlatform: Populate['addLtiPlatform']
  addLtiAccount: () => Promise<string>
  /** Adds another instructor who teaches the same course. */
  addColleague: () => Promise<Instructor>
}

/** A set of services and a gateway, initially without data. */
export type World = AsyncDisposable & {
  gatewayUrl: string
  servicesUrl: string
  /** Adds an instructor with a new course, or with the course of a colleague. */
  addInstructor: (colleague?: Instructor) => Promise<Instructor>
  /** Expires all tokens of an instructor, as twelve idle hours would. */
  expireTokens: (instructor: Instructor) => Promise<void>
  /** Hands in an attempt of each of this number of students. */
  addAttempts: (quizId: string, count: number) => Promise<void>
  /** Copies a quiz this number of times. */
  addCopies: Populate['addCopies']
  /** Shows a result to its student. */
  deliver: Populate['deliver']
  /** Reads the code that was sent to an e-mail address. */
  readCode: Populate['readCode']
  addLaunchTicket: Populate['addLaunchTicket']
  /** Gives an instructor a role in all quizzes of another; null takes it away again. */
  shareAll: Populate['shareAll']
  shareOut: Populate['shareOut']
  /** Disables somebody's account, as an operator does. */
  disable: (instructor: Instructor) => Promise<void>
  readRows: Populate['readRows']
}

/** Adds clients and headers to a person. */
export const equip = (
  seeded: Seeded,
  { gatewayUrl, servicesUrl }: Pick<World, 'gatewayUrl' | 'servicesUrl'>,
  people: Pick<
    Populate,
    'handIn' | 'addLtiScore' | 'addLtiCode' | 'addLtiPlatform' | 'addLtiAccount' | 'addInstructor'
  >,
): Instructor => {
  const headers = { uid: seeded.uid, authorization: seeded.token }
  return {
    ...seeded,
    headers,
    handIn: people.handIn,
    addLtiScore: people.addLtiScore,
    addLtiCode: people.addLtiCode,
    addLtiPlatform: people.addLtiPlatform,
    addLtiAccount: () => people.addLtiAccount(seeded.uid),
    addColleague: async () => equip(await people.addInstructor(seeded), { gatewayUrl, servicesUrl }, people),
    direct: clientOn(servicesUrl, { headers }),
    viaGateway: clientOn(`${gatewayUrl}/api`, { headers }),
  }
}

/** Adds the functions for people to the two addresses of a world. */
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
  addLaunchTicket: people.addLaunchTicket,
  shareAll: people.shareAll,
  shareOut: people.shareOut,
  disable: ({ email }) => people.disable(email),
  readRows: people.readRows,
})

/** TEST_LOG_LEVEL=error shows the servers' internal errors. */
const logLevel = (process.env.TEST_LOG_LEVEL ?? 'silent') as NonNullable<GatewayOptions['logLevel']>

/** Imported dynamically, because browser tests run their servers in other processes. */
const loadServers = async () => ({
  ...(await import('@quizwright/gateway/start-gateway.ts')),
  ...(await import('@quizwright/services/database/testing/test-database.ts')),
  ...(await import('@quizwright/services/app.ts')),
  ...(await import('./populate.ts')),
})

/** Starts a world in this process, on free ports, with an in-memory database. Use it with `await using`. */
export const startWorld = async (limits: GatewayOptions['limits'] = {}): Promise<World> => {
  const { openTestDatabase, populate, startGateway, startServices } = await loadServers()
  const services = await startServices({
    database: await openTestDatabase(),
    seed: 'none',
    limits: highRates,
    logLevel,
  })
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
