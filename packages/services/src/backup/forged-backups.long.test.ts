import { expect, test } from 'vitest'
import { backupLimits } from './backup-format.ts'
import { checkBackup } from './check-backup.ts'
import { forge, forgeAtLevel, manifestOfNow, openContext, type Part, setUpBackupTests } from './fixtures.ts'
import { restoreBackup } from './restore-backup.ts'

setUpBackupTests()

test('given a part that no backup has, then it is refused, and before it is read if it is too large', async () => {
  const manifest = await manifestOfNow()
  const to = await openContext('to')
  const refused = async (sentence: RegExp, path: string) => {
    await expect(checkBackup(path, to.signal)).rejects.toThrow(sentence)
    await expect(restoreBackup(to, { path, replace: true })).rejects.toThrow(sentence)
  }
  const { manifestBytes, countsBytes, tablePartBytes } = backupLimits
  await refused(
    /manifest\.json has more than \d+ bytes/,
    await forgeAtLevel(0, [['manifest.json', Buffer.alloc(manifestBytes + 1)]]),
  )
  const counts: Part = ['counts.json', Buffer.alloc(countsBytes + 1)]
  await refused(/counts\.json has more than \d+ bytes/, await forge(manifest, counts))
  const rows: Part = ['tables/auth.accounts/1.ndjson', Buffer.alloc(tablePartBytes + 1)]
  await refused(/1\.ndjson has more than \d+ bytes/, await forgeAtLevel(0, [manifest, rows]))
  const zeros: Part = ['files/public/a.png', Buffer.alloc(100 * 1024 * 1024)]
  await refused(/expands to more than 200 times its size/, await forge(manifest, zeros))
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  await refused(/nested too deeply/, await forge(manifest, ['tables/auth.accounts/1.ndjson', deep]))
})
