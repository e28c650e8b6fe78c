import { type SQL, sql } from 'drizzle-orm'

/**
 * Texts as one parameter, however many they are: `id = any(${textArray(ids)})` is looked up by the index of
 * `id`.
 */
export const textArray = (texts: Iterable<string>): SQL => sql`${sql.param([...texts])}::text[]`
