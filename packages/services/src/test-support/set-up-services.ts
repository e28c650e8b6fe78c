import { afterAll } from 'vitest'
import { openTestServices, type TestServices } from './test-services.ts'

/** Starts the services for the tests of the calling file, on an empty database, and stops them after the tests. */
export const setUpServices = async (
  ...options: Parameters<typeof openTestServices>
): Promise<TestServices> => {
  const services = await openTestServices(...options)
  afterAll(() => services[Symbol.asyncDispose]())
  return services
}
