/**
 * The value of a metric of the services, given its name without prefix and its labels; 0 if it does not
 * exist.
 */
export const readMetric = async (metricsUrl: string, name: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text()
  const line = text.split('\n').find((one) => one.startsWith(`quizwright_services_${name}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}
