import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { openTestDatabase, openUnmigrated } from '../testing/test-database.ts'

const { db } = await setUpDatabase()

test('migrating a current database changes nothing', async () => {
  await migrate(db)
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from quizwright.migrations order by name`,
  )
  const expectedNames = (await readMigrations()).map((migration) => migration.name)
  expect(rows.map((row) => row.name)).toEqual(expectedNames)
})

test('a migration that fails in the middle is rolled back and named in the error', async () => {
  const available = await readMigrations()
  const broken = {
    name: '9999_broken',
    statements: ['create table quiz.half (id int)', 'create table quiz.half (id int)'],
  }
  await expect(migrate(db, [...available, broken])).rejects.toThrow(
    /^The migration 9999_broken failed and was rolled back: .*already exists/,
  )
  const { rows } = await db.execute(sql`select to_regclass('quiz.half') as found`)
  expect(rows).toEqual([{ found: null }])
})

test('a database migrated by a newer version is refused', async () => {
  const available = await readMigrations()
  const newer = '9999_newer'
  await db.execute(sql`insert into quizwright.migrations (name) values (${newer})`)
  try {
    await expect(migrate(db, available)).rejects.toThrow(
      'The database was written by a newer version (it has the migration 9999_newer). ' +
        'Start that version, or use another database.',
    )
  } finally {
    await db.execute(sql`delete from quizwright.migrations where name = ${newer}`)
  }
})

test('a database from before the first release is refused unchanged', async () => {
  const old = await openTestDatabase()
  try {
    await old.db.execute(sql`delete from quizwright.migrations`)
    await old.db.execute(
      sql`insert into quizwright.migrations (name) values ('0000_first-tables'), ('0001_jobs-are-held')`,
    )
    await old.db.execute(sql`drop table quiz.jobs cascade`)
    await expect(migrate(old.db)).rejects.toThrow(
      'The database was made by a version from before the first release ' +
        '(it has the migration 0000_first-tables) and cannot be upgraded. ' +
        'Start with an empty DATA_DIR, or set DATABASE_URL to an empty database.',
    )
    const names = await old.db.execute(sql`select name from quizwright.migrations order by name`)
    expect(names.rows).toEqual([{ name: '0000_first-tables' }, { name: '0001_jobs-are-held' }])
    const { rows } = await old.db.execute(sql`select to_regclass('quiz.jobs') as found`)
    expect(rows).toEqual([{ found: null }])
  } finally {
    await old.close()
  }
})

test('given sessions without link ids, when migrated, then general sessions share one link', async () => {
  const [first, ...later] = await readMigrations()
  const { db, close } = await openUnmigrated()
  try {
    await migrate(db, [first!])
    for (const [id, version] of [
      ['v1', 1],
      ['v2', 2],
    ])
      await db.execute(sql`insert into quiz.quizzes (id, family_id, version, instructor_id, name, name_key,
        description, quiz_type, ai_model, duration, passing_percentage, created_at, updated_at)
        values (${id}, 'v1', ${version}, 'ada', 'Sums', 'sums', '', 'full', 'none', 600, 50, now(), now())`)
    for (const [id, quizId, isGeneral] of [
      ['general-1', 'v1', true],
      ['evening-1', 'v1', false],
      ['general-2', 'v2', true],
      ['evening-2', 'v2', false],
    ])
      await db.execute(sql`insert into quiz.sessions (id, quiz_id, instructor_id, name, description,
        start_time, end_time, is_general, created_at)
        values (${id}, ${quizId}, 'ada', 'Spring', '', now(), now(), ${isGeneral}, now())`)
    await migrate(db, [first!, ...later])
    const { rows } = await db.execute(
      sql`select id, link_id, access, attempts_allowed, access_code from quiz.sessions order by id`,
    )
    const open = { access: 'anyone', attempts_allowed: null, access_code: null }
    expect(rows).toEqual([
      { id: 'evening-1', link_id: 'evening-1', ...open },
      { id: 'evening-2', link_id: 'evening-2', ...open },
      { id: 'general-1', link_id: 'general-1', ...open },
      { id: 'general-2', link_id: 'general-1', ...open },
    ])
  } finally {
    await close()
  }
})
