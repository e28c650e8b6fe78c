/** The value of a metric of the services, named without its prefix and with labels as written; 0 where it has none. */
export const readMetric = async (metricsUrl: string, name: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text()
  const line = text.split('\n').find((one) => one.startsWith(`quizwright_services_${name}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}
