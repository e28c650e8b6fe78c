import { createRandom } from '@quizwright/services/random/seeded-random.ts'
import { expect, test } from 'vitest'
import { residenceOfMmc, throughputByMva } from './queueing-formulas.ts'
import {
  burst,
  createSimulation,
  give,
  makeCores,
  makeToken,
  type Simulation,
  type Step,
  take,
  type Token,
  wait,
  type Way,
} from './simulation.ts'

const exponential = (seed: number) => {
  const { uniform } = createRandom(seed)
  return (mean: number): number => -mean * Math.log(1 - uniform())
}

/** Lets customers arrive at random, go through `steps` and leave. Returns their mean time in seconds. */
const residence = (
  arrivalsPerSecond: number,
  customers: number,
  steps: (draw: (mean: number) => number) => Iterable<Step>,
): number => {
  const simulation = createSimulation()
  const draw = exponential(7)
  let [left, seconds] = [0, 0]
  const customer = function* (): Way {
    const came = simulation.now()
    yield* steps(draw)
    left += 1
    seconds += simulation.now() - came
  }
  simulation.begin(
    (function* () {
      for (let n = 0; n < customers; n++) {
        yield wait(draw(1 / arrivalsPerSecond))
        simulation.begin(customer())
      }
    })(),
  )
  simulation.runUntil(10 * (customers / arrivalsPerSecond))
  expect(left).toBe(customers)
  return seconds / left
}
const served = (token: Token, seconds: number): Step[] => [take(token), wait(seconds), give(token)]
const withinPercent = (found: number, expected: number, percent: number): void =>
  expect(Math.abs(found / expected - 1) * 100).toBeLessThan(percent)

test.each([
  [1, 0.7],
  [2, 1.5],
  [8, 7],
])('M/M/%i at a load of %d: the mean time follows the Erlang formula', (servers, load) => {
  const token = makeToken(servers)
  withinPercent(
    residence(load, 30_000, (draw) => served(token, draw(1))),
    residenceOfMmc(servers, load, 1),
    5,
  )
})

test('shared cores have the mean of M/M/c, and of M/G/1-PS with one core', () => {
  const [one, two, fixed] = [makeCores(1), makeCores(2), makeCores(1)]
  withinPercent(
    residence(0.7, 30_000, (draw) => [burst(one, draw(1))]),
    residenceOfMmc(1, 0.7, 1),
    5,
  )
  withinPercent(
    residence(1.5, 30_000, (draw) => [burst(two, draw(1))]),
    residenceOfMmc(2, 1.5, 1),
    5,
  )
  withinPercent(
    residence(0.7, 30_000, () => [burst(fixed, 1)]),
    residenceOfMmc(1, 0.7, 1),
    5,
  )
})

test('each customer gets an equal share of the cores, and faster cores finish sooner', () => {
  const simulation: Simulation = createSimulation()
  const [cores, quick] = [makeCores(1), makeCores(1, 2)]
  const ended: [string, number][] = []
  const work = function* (name: string, step: Step): Way {
    yield step
    ended.push([name, simulation.now()])
  }
  simulation.begin(work('long', burst(cores, 3)))
  simulation.begin(work('short', burst(cores, 1)))
  simulation.begin(work('quick', burst(quick, 3)))
  simulation.runUntil(10)
  // Both shared a core until the short one had its second; then the long one had the core alone.
  expect(ended).toEqual([
    ['quick', 1.5],
    ['short', 2],
    ['long', 4],
  ])
  expect([cores.busySeconds, quick.busySeconds]).toEqual([4, 1.5])
})

test('the throughput of a closed network equals that of mean value analysis', () => {
  const demands = [0.4, 1, 0.7]
  for (const customers of [1, 3, 12]) {
    const simulation = createSimulation()
    const draw = exponential(11)
    const tokens = demands.map(() => makeToken(1))
    let rounds = 0
    const customer = function* (): Way {
      for (;;) {
        yield wait(draw(2))
        for (const [index, demand] of demands.entries()) yield* served(tokens[index]!, draw(demand))
        rounds += 1
      }
    }
    for (let n = 0; n < customers; n++) simulation.begin(customer())
    simulation.runUntil(20_000)
    withinPercent(rounds / 20_000, throughputByMva(customers, demands, 2), 3)
  }
})

test('a token goes to the customer who has waited longest', () => {
  const simulation = createSimulation()
  const token = makeToken(1)
  const order: number[] = []
  const customer = function* (name: number): Way {
    yield take(token)
    order.push(name)
    yield wait(1)
    yield give(token)
  }
  for (const name of Array.from({ length: 3_000 }, (_, index) => index)) simulation.begin(customer(name))
  simulation.runUntil(3_000)
  expect(order).toEqual(Array.from({ length: 3_000 }, (_, index) => index))
})
