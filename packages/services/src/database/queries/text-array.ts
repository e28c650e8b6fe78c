import { sql, type SQL } from '../drizzle.ts'

/** Passes any number of texts as one parameter. `id = any(${textArray(ids)})` uses the index of `id`. */
export const textArray = (texts: Iterable<string>): SQL => sql`${sql.param([...texts])}::text[]`
