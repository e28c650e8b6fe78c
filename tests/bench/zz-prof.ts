import { readFileSync } from 'node:fs'
import { startGateway } from '@quizwright/gateway/app.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { unhurried } from '../support/unhurried.ts'
import { WebSocket } from 'ws'
const w = await startProcessWorld(); const i = await w.addInstructor()
const g = await startGateway({ upstreams: { quiz: w.servicesUrl, main: w.servicesUrl, auth: w.servicesUrl }, limits: unhurried, logLevel: 'silent' } as any)
const { data:{quiz} } = await i.viaGateway.createQuiz({ body: { name: 'Import', description: 'x', quiz_type: 'practice', instructor_id: i.uid, duration: 600, passing_percentage: 50, session_name: 'F', session_description: 'F', start_time: '2030-01-01 08:00:00', end_time: '2030-07-01 08:00:00' } })
const up=await i.viaGateway.uploadCsv({file:new File([readFileSync(process.argv[2]!)],'q.csv',{type:'text/csv'})})
for (let k=0;k<3;k++) { const t=performance.now(), c=process.cpuUsage(); await new Promise<void>(res=>{ const s=new WebSocket(g.url.replace('http','ws')+'/ws/csv-upload',{origin:g.url}); let n=0; s.on('open',()=>s.send(JSON.stringify({event:'authenticate',data:{uid:i.uid,token:i.token}}))); s.on('message',(raw:Buffer)=>{ const head=raw.subarray(0,30).toString(); if(head.includes('authenticated')) s.send(JSON.stringify({event:'file',data:{fileLink:up.data.fileLink,quizId:quiz._id}})); else if(head.includes('complete')||head.includes('error')){console.log(head,n); s.close(); res()} else n+=raw.length }) }); const e=process.cpuUsage(c); console.log('wall',(performance.now()-t).toFixed(0),'cpu gateway+thin client',((e.user+e.system)/1000).toFixed(0)) }
await g.close(); await w[Symbol.asyncDispose](); process.exit()
