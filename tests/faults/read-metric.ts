/** The value of a metric of the services by its name without prefix, labels as they are written; 0 where it has none. */
export const readMetric = async (metricsUrl: string, name: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text()
  const line = text.split('\n').find((one) => one.startsWith(`quizwright_services_${name}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}
