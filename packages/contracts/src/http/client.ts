import { endpoints, type Endpoints } from '../endpoints.ts'
import { type ClientOf, type ClientOptions, createClientOf } from './table-client.ts'

export type Client = ClientOf<Endpoints>

/** A client of all endpoints of the instructor's page. */
export const createClient = (options: ClientOptions): Client => createClientOf(endpoints, options)
