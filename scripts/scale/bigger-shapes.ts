import { forecastCrowd, forecastTimes, oneMachine } from './forecast.ts'
import { cpuPerAttempt, mostPerSecond, needed } from './limits.ts'
import type { Measured, Part, Times } from './measured.ts'
import type { Shape } from './build-machines.ts'

const hour = 3_600
const databaseCores = 16
const appCores = 8

/** One machine with everything on it except the students' browsers, which have their own cores. */
const standAlone = (cores: number, processes: number): Shape => {
  const shape = oneMachine(cores, processes)
  return { ...shape, generators: 64, machines: [cores, 64], on: { ...shape.on, generator: [1] } }
}

export type AloneRow = { cores: number; processes: number; attemptsPerSecond: number; perHour: number }
/** What one machine carries under full load. */
export const aloneRows = (measured: Measured): AloneRow[] =>
  (
    [
      [2, 1],
      [4, 3],
      [8, 6],
    ] as const
  ).map(([cores, processes]) => {
    const attemptsPerSecond = forecastCrowd(measured, standAlone(cores, processes), {
      customers: 16 * cores,
      seconds: 8,
    })
    return { cores, processes, attemptsPerSecond, perHour: attemptsPerSecond * hour }
  })

export type FleetRow = {
  perHour: number
  services: number
  gateways: number
  databases: number
  first: string
  times: Times | undefined
  walPerSecond: number
  diskPerDay: number
}

const fleetFor = (measured: Measured, perSecond: number): Shape => {
  const ms = (part: Part): number => cpuPerAttempt(measured, part)
  const [services, gateways, partitions] = [
    needed(perSecond, ms('services'), 1),
    Math.max(2, needed(perSecond, ms('gateway'), 1)),
    needed(perSecond, ms('postgres'), databaseCores),
  ]
  const balancers = 2 * needed(perSecond, ms('balancers'), 2)
  const appMachines = Math.ceil((services + gateways + balancers) / appCores)
  const machines = [
    64,
    ...Array.from({ length: appMachines }, () => appCores),
    ...Array.from({ length: partitions }, () => databaseCores),
  ]
  const apps = Array.from({ length: appMachines }, (_, index) => 1 + index)
  const databases = Array.from({ length: partitions }, (_, index) => 1 + appMachines + index)
  return {
    generators: 64,
    balancers,
    gateways,
    services,
    partitions,
    machines,
    pool: 20,
    quizzes: 64 * partitions,
    on: { generator: [0], balancers: apps, gateway: apps, services: apps, postgres: databases },
  }
}

/** The busiest part at a rate, which reaches its limit first when load grows. */
const busiest = (measured: Measured, shape: Shape, perSecond: number): string => {
  const shares = {
    services: perSecond / mostPerSecond(shape.services, cpuPerAttempt(measured, 'services')),
    gateway: perSecond / mostPerSecond(shape.gateways, cpuPerAttempt(measured, 'gateway')),
    Postgres:
      perSecond / mostPerSecond(shape.partitions * databaseCores, cpuPerAttempt(measured, 'postgres')),
  }
  const [name, share] = Object.entries(shares).toSorted((one, other) => other[1] - one[1])[0]!
  return `${name}, ${Math.round(100 * share)} % busy`
}

/** Fleets for rates of attempts, with no part busier than planned. Simulated if `simulated` says so. */
export const fleetRows = (measured: Measured): FleetRow[] =>
  (
    [
      [100_000, true],
      [300_000, true],
      [1_000_000, true],
      [3_000_000, false],
      [10_000_000, false],
    ] as const
  ).map(([perHour, simulated]) => {
    const perSecond = perHour / hour
    const shape = fleetFor(measured, perSecond)
    return {
      perHour,
      services: shape.services,
      gateways: shape.gateways,
      databases: shape.partitions,
      first: busiest(measured, shape, perSecond),
      times: simulated
        ? forecastTimes(measured, shape, perSecond, 'handInAttempt', perHour > 500_000 ? 2 : 4)
        : undefined,
      walPerSecond: perSecond * measured.footprint.wal,
      diskPerDay: perSecond * 24 * hour * measured.footprint.disk,
    }
  })
