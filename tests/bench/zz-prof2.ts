import { readFileSync } from 'node:fs'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openTestDatabase } from '@quizwright/services/shared/database/test-database.ts'
import { startServices } from '@quizwright/services/app.ts'
import { populate } from '../support/populate.ts'
import { equip } from '../support/world.ts'
const services = await startServices({ database: await openTestDatabase(), seed: 'none' })
const i = equip(await populate(services.db).addInstructor(), { gatewayUrl: services.url, servicesUrl: services.url })
const { data:{quiz} } = await i.straight.createQuiz({ body: { name: 'Import', description: 'x', quiz_type: 'practice', instructor_id: i.uid, duration: 600, passing_percentage: 50, session_name: 'F', session_description: 'F', start_time: '2030-01-01 08:00:00', end_time: '2030-07-01 08:00:00' } })
const up=await i.straight.uploadCsv({file:new File([readFileSync(process.argv[2]!)],'q.csv',{type:'text/csv'})})
for (let k=0;k<3;k++) { const t=performance.now(), c=process.cpuUsage(); const ch=fork(new URL('./zz-client.ts',import.meta.url),[JSON.stringify({url:services.url,uid:i.uid,token:i.token,fileLink:up.data.fileLink,quizId:quiz._id})],{execArgv:[]}); await once(ch,'exit'); const e=process.cpuUsage(c); console.log('wall',(performance.now()-t).toFixed(0),'cpu',((e.user+e.system)/1000).toFixed(0), 'main loop', JSON.stringify(performance.eventLoopUtilization().active)) }
await services.close(); process.exit()
