/**
 * The probability that a customer of M/M/c waits (Erlang C). `load` is the arrival rate times the mean
 * service time, below `servers`.
 */
export const erlangC = (servers: number, load: number): number => {
  let blocked = 1
  for (let n = 1; n <= servers; n++) blocked = (load * blocked) / (n + load * blocked)
  return blocked / (1 - (load / servers) * (1 - blocked))
}

/** The mean time of a customer in M/M/c, waiting and service, in seconds. */
export const residenceOfMmc = (
  servers: number,
  arrivalsPerSecond: number,
  serviceSeconds: number,
): number => {
  const load = arrivalsPerSecond * serviceSeconds
  return serviceSeconds + (erlangC(servers, load) * serviceSeconds) / (servers - load)
}

/**
 * The throughput of a closed network of single servers by exact mean value analysis (Reiser and Lavenberg,
 * 1980), in rounds per second. `demands` are the seconds of service per round at each server, `thinkSeconds`
 * the pause between two rounds.
 */
export const throughputByMva = (
  customers: number,
  demands: readonly number[],
  thinkSeconds: number,
): number => {
  let queues = demands.map(() => 0)
  let perSecond = 0
  for (let n = 1; n <= customers; n++) {
    const residences = demands.map((demand, index) => demand * (1 + queues[index]!))
    perSecond = n / (thinkSeconds + residences.reduce((sum, seconds) => sum + seconds, 0))
    queues = residences.map((seconds) => perSecond * seconds)
  }
  return perSecond
}
