import { Pool } from 'undici'
import { headers, type BenchRequest } from './requests.ts'

export type Driven = { perSecond: number; p99Ms: number; answers: number }

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Repeats a request over this number of connections. Throws if a response is not 200. */
export const drive = async (
  origin: string,
  { method, path, body }: BenchRequest,
  { connections, ms }: { connections: number; ms: number },
): Promise<Driven> => {
  const pool = new Pool(origin, { connections })
  const took: number[] = []
  const began = performance.now()
  const askAgain = async (): Promise<void> => {
    while (performance.now() - began < ms) {
      const asked = performance.now()
      const response = await pool.request({ method, path, headers, body: body ?? null })
      if (response.statusCode !== 200)
        throw new Error(`${origin}${path} answered ${response.statusCode}: ${await response.body.text()}`)
      await response.body.dump({ limit: Number.MAX_SAFE_INTEGER })
      took.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, askAgain))
  const seconds = (performance.now() - began) / 1_000
  await pool.destroy()
  return { perSecond: took.length / seconds, p99Ms: percentile(took, 0.99), answers: took.length }
}
