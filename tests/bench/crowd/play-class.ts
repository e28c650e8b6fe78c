import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'undici'

/** How a student of one of the compared services begins, saves an answer and hands in. */
export type Student = {
  begin: (client: Client, name: string) => Promise<void>
  save: (client: Client, question: number) => Promise<void>
  handIn: (client: Client) => Promise<void>
}
export type Waits = { begin: number[]; save: number[]; handIn: number[]; secondsToTheLast: number }

/** Students arrive within this many milliseconds for each of them. */
const arrivalMs = 10
const answers = 7
const [shortestThoughtMs, longestThoughtMs] = [400, 1_200]
/** A student who is refused because the services are busy tries again, as the page does. */
const tries = 20
const pauseMs = 500

/** Sends a request as JSON. Returns its data and the cookie that it sets. Throws what was refused. */
export const send = async (
  client: Client,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ data: Record<string, unknown>; cookie: string | undefined }> => {
  for (let left = tries; ; left--) {
    const response = await client.request({
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.body.text()
    if (response.statusCode < 300) {
      const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0]
      return { data: (JSON.parse(text) as { data: Record<string, unknown> }).data, cookie }
    }
    if (response.statusCode !== 503 || left === 0)
      throw new Error(`${path} was answered with ${response.statusCode}: ${text}`)
    await wait(pauseMs)
  }
}

/** When a student of a class arrives, in milliseconds. */
export const arrivalOf = (students: number): number => Math.random() * students * arrivalMs

/**
 * A class of students: each arrives at a random time, answers seven questions and hands in, over a connection of
 * its own. Waits are measured from before the connection, as a student feels them.
 */
export const playClass = async (url: string, students: number, studentOf: () => Student): Promise<Waits> => {
  const waits: Waits = { begin: [], save: [], handIn: [], secondsToTheLast: 0 }
  const timed = async (into: number[], call: () => Promise<void>) => {
    const start = performance.now()
    await call()
    into.push(performance.now() - start)
  }
  const start = performance.now()
  const sit = async (_: unknown, index: number) => {
    const student = studentOf()
    await wait(arrivalOf(students))
    const client = new Client(url)
    await timed(waits.begin, () => student.begin(client, `Student${index}`))
    for (let question = 0; question < answers; question++) {
      await wait(shortestThoughtMs + Math.random() * (longestThoughtMs - shortestThoughtMs))
      await timed(waits.save, () => student.save(client, question))
    }
    await timed(waits.handIn, () => student.handIn(client))
    await client.close()
  }
  await Promise.all(Array.from({ length: students }, sit))
  waits.secondsToTheLast = (performance.now() - start) / 1_000
  return waits
}
