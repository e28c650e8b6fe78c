import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { toEmailKey } from '../../students/student-values.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { openUnmigrated } from '../testing/test-database.ts'

const addresses = [
  'bob@example.org',
  'Bob+2@Example.org',
  'b.o.b+quiz@googlemail.com',
  'b.ob@example.org',
  '+one@example.org',
  '++two@example.org',
  'ｂｏｂ@example.org',
  'b\u{200b}o\u{ad}b@example.org',
]

test('given students from before mailboxes were stored, when migrated, then each has its mailbox', async () => {
  const { db, close } = await openUnmigrated()
  try {
    const migrations = await readMigrations()
    const itself = migrations.findIndex(({ name }) => name.endsWith('mailboxes'))
    await migrate(db, migrations.slice(0, itself))
    for (const [index, email] of addresses.entries())
      await db.execute(sql`
        insert into quiz.students (id, instructor_id, kind, full_name, name_key, email, email_key, phone, city,
          country, university, university_key, created_at)
        values (${String(index)}, 'ada', 'confirmed', 'S', 's', ${email}, ${toEmailKey(email)}, '', '', '', '', '',
          now())`)
    await migrate(db)
    const { rows } = await db.execute<{ email: string; mailbox: string }>(
      sql`select email, mailbox_key as mailbox from quiz.students order by id`,
    )
    expect(rows).toEqual(addresses.map((email) => ({ email, mailbox: toMailbox(email) })))
  } finally {
    await close()
  }
})
