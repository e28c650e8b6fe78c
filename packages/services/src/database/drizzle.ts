/**
 * Drizzle, which all our files import from here. It is loaded as CommonJS: as ES modules, each of its files and each
 * import of it makes Node parse its package.json of 180 KB again, which took 1 to 2 seconds of CPU time at a start.
 */
import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as Pool from 'drizzle-orm/node-postgres'
import type * as Core from 'drizzle-orm/pg-core'
import type * as Pglite from 'drizzle-orm/pglite'

const require = createRequire(import.meta.url)
const orm = require('drizzle-orm') as typeof Orm
const core = require('drizzle-orm/pg-core') as typeof Core
const onPglite = require('drizzle-orm/pglite') as typeof Pglite
const onPool = require('drizzle-orm/node-postgres') as typeof Pool

export const drizzlePglite = onPglite.drizzle
export const drizzlePool = onPool.drizzle
export const {
  and,
  asc,
  count,
  desc,
  DrizzleQueryError,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  inArray,
} = orm
export const { isNotNull, isNull, like, lt, lte, max, min, ne, not, notInArray, or, sql, sum } = orm
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  getTableConfig,
  index,
} = core
export const {
  integer,
  jsonb,
  PgDialect,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
} = core

export type { AnyColumn, Column, GetColumnData, Placeholder, Query, SQL, SQLWrapper } from 'drizzle-orm'
export type {
  AnyPgColumn,
  PgColumn,
  PgDatabase,
  PgPreparedQuery,
  PgQueryResultHKT,
  PgTable,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core'
