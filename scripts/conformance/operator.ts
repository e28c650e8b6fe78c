import type { Row, Service } from '@quizwright/contracts/define.ts'
import { type EndpointName, endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { type Client, createClient } from '@quizwright/contracts/http/client.ts'
import { gatewayLimits } from '@quizwright/gateway/limits.ts'
import type { Instructor } from '../../tests/support/world.ts'

export type Addresses = Record<Service, string>
/** The instructor who makes the calls, with objects to use in them. */
export type Operator = Instructor

/** The deadline of a call, the same as in the gateway. */
export const patienceMs = gatewayLimits.deadlineMs

const inTime: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })

/** The error of a call, with the call's name, because other calls may depend on it. */
const explain = (name: string, { method, path }: Row, error: unknown): Error => {
  const [fault] = error instanceof Problem ? (error.errors ?? []) : []
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`${name} (${method} ${path}) fails: ${fault ? fault.messages[0] : message}`, {
    cause: error,
  })
}

/** A client for services at several addresses. Each call goes to the service of its row. */
const clientOver = (addresses: Addresses, headers: () => Record<string, string>): Client => {
  const clientOf = (service: Service) =>
    createClient({ baseUrl: `${addresses[service]}/`, headers, fetch: inTime })
  const clients = { quiz: clientOf('quiz'), main: clientOf('main'), auth: clientOf('auth') }
  const callOf = (name: EndpointName) => {
    const call = clients[endpoints[name].service][name] as (...given: unknown[]) => Promise<unknown>
    return (...given: unknown[]) =>
      call(...given).catch((error: unknown) => {
        throw explain(name, endpoints[name], error)
      })
  }
  return Object.fromEntries(
    (Object.keys(endpoints) as EndpointName[]).map((name) => [name, callOf(name)]),
  ) as Client
}

const firstOf = async <T>(what: string, list: Promise<readonly T[]>): Promise<T> => {
  const [first] = await list
  if (first === undefined)
    throw new Error(
      `The instructor sees no ${what}. Give them a course with a module, a chapter and a video, and ` +
        'a course tag, and try again.',
    )
  return first
}

const findPlaces = async (client: Client, uid: string): Promise<Operator['courseIds']> => {
  const course = (
    await firstOf(
      'course',
      client.getInstructorCourses({ query: { instructor_id: uid } }).then(({ courses }) => courses),
    )
  )._id
  const courseModule = (
    await firstOf(
      'module in their first course',
      client.getModulesByCourseId({ query: { id: course } }).then(({ modules }) => modules),
    )
  )._id
  const chapter = (
    await firstOf(
      'chapter in its first module',
      client.getChapterByModuleId({ query: { id: courseModule } }).then(({ chapters }) => chapters),
    )
  )._id
  const video = (
    await firstOf(
      'video in its first chapter',
      client
        .getVideosById({ query: { id: chapter, instructor_id: uid, type: '2' } })
        .then(({ videos }) => videos),
    )
  )._id
  const courseTag = (
    await firstOf(
      'course tag',
      client.getCourseTags().then(({ tags }) => tags),
    )
  )._id
  const faculty = (
    await firstOf(
      'faculty',
      client.getAllFaculties().then(({ data }) => data.faculties),
    )
  )._id
  return { course, module: courseModule, chapter, video, courseTag, faculty }
}

const cannotHandIn = async (): Promise<never> => {
  throw new Error('no call of an instructor lets a student hand something in')
}

const cannotLaunch = async (): Promise<never> => {
  throw new Error('no call of an instructor opens a quiz from a course')
}

const cannotAddColleague = async (): Promise<never> => {
  throw new Error('no call of an instructor adds another one')
}

/** Signs in and finds a course to work in. Throws an Error with one clear sentence. */
export const openOperator = async (
  addresses: Addresses,
  { email, password }: { email: string; password: string },
): Promise<Operator> => {
  const { uid, token, user } = await clientOver(addresses, () => ({}))
    .signIn({ body: { email, password, role: 'instructor' } })
    .catch((error: unknown) => {
      throw new Error(
        `${email} can't sign in at ${addresses.auth}: ${error instanceof Error ? error.message : String(error)}`,
      )
    })
  const headers = { uid, authorization: token }
  const direct = clientOver(addresses, () => headers)
  return {
    uid,
    name: user.name,
    email,
    password,
    token,
    headers,
    direct,
    viaGateway: direct,
    handIn: cannotHandIn,
    addLtiScore: cannotLaunch,
    addLtiCode: cannotLaunch,
    addLtiPlatform: cannotLaunch,
    addLtiAccount: cannotLaunch,
    addColleague: cannotAddColleague,
    courseIds: await findPlaces(direct, uid),
  }
}
