import type { BalancerOptions } from './balancer.ts'

/**
 * Reads the settings of a balancer from the environment: BALANCER_PORT, BALANCER_BACKENDS (host:port, ...),
 * BALANCER_HEALTH_PATH.
 */
export const readBalancerSettings = (): BalancerOptions => ({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(read('BALANCER_PORT')),
  backends: read('BALANCER_BACKENDS')
    .split(',')
    .map((address) => {
      const [host = '', port = ''] = address.split(':')
      return { host, port: Number(port) }
    }),
  healthPath: read('BALANCER_HEALTH_PATH'),
})

const read = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is required.`)
  return value
}
