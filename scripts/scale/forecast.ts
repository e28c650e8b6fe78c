import type { Measured, Times } from './measured.ts'
import { type CallName, crowd } from './mix.ts'
import type { Shape } from './build-machines.ts'
import { buildModel, type Model } from './model.ts'

const seed = 20_261_121
/** The simulated seconds that are skipped at the beginning, and those that are evaluated. */
const warmSeconds = 4

/** Everything on one machine, as it was measured, including the load generator. */
export const oneMachine = (cores: number, processes: number): Shape => ({
  generators: 1,
  balancers: 2,
  gateways: processes,
  services: processes,
  partitions: 1,
  machines: [cores],
  pool: 20,
  quizzes: 64,
  on: { generator: [0], balancers: [0], gateway: [0], services: [0], postgres: [0] },
})

const run = (model: Model, seconds: number): void => {
  model.simulation.runUntil(warmSeconds)
  model.reset()
  model.simulation.runUntil(warmSeconds + seconds)
}

/** Attempts per second of a crowd whose members start again when they finish. */
export const forecastCrowd = (
  measured: Measured,
  shape: Shape,
  { customers = crowd, seconds = 10 } = {},
): number => {
  const model = buildModel(measured, shape, seed)
  for (let n = 0; n < customers; n++) model.simulation.begin(model.customer())
  run(model, seconds)
  return model.attempts() / seconds
}

/** Hand-ins per second of a crowd, at one quiz or spread over all. */
export const forecastHandIns = (
  measured: Measured,
  shape: Shape,
  at: 'oneQuiz' | 'manyQuizzes',
  seconds = 10,
): number => {
  const model = buildModel(measured, shape, seed)
  for (let n = 0; n < crowd; n++) model.simulation.begin(model.handIns(at === 'oneQuiz' ? 0 : undefined))
  run(model, seconds)
  return model.attempts() / seconds
}

/** Milliseconds that each call takes while students arrive at random with this rate. */
export const forecastTimes = (
  measured: Measured,
  shape: Shape,
  attemptsPerSecond: number,
  call: CallName,
  seconds = 10,
): Times => {
  const model = buildModel(measured, shape, seed)
  model.simulation.begin(model.source(attemptsPerSecond))
  run(model, seconds)
  const sorted = (model.tookSeconds.get(call) ?? []).toSorted((one, other) => one - other)
  const at = (share: number): number => 1_000 * (sorted[Math.floor(share * sorted.length)] ?? Number.NaN)
  return { median: at(0.5), p95: at(0.95) }
}
