import { describe, expect, it } from 'vitest'
import { isMaybePersonal } from './company-email.server.ts'
import { isPersonalAddress } from './company-email.ts'

const companies = `
  mit.edu cs.stanford.edu harvard.edu berkeley.edu ox.ac.uk cam.ac.uk imperial.ac.uk ed.ac.uk ethz.ch epfl.ch tum.de rwth-aachen.de
  uni-heidelberg.de kit.edu sorbonne-universite.fr polytechnique.edu ens.fr uva.nl kuleuven.be kth.se ntnu.no dtu.dk helsinki.fi
  unibo.it polimi.it upc.edu ulisboa.pt uw.edu.pl cuni.cz bme.hu nus.edu.sg u.nus.edu.sg comp.nus.edu.sg ntu.edu.sg u-tokyo.ac.jp
  kyoto-u.ac.jp kaist.ac.kr snu.ac.kr tsinghua.edu.cn pku.edu.cn hku.hk iitb.ac.in iisc.ac.in unimelb.edu.au anu.edu.au usp.br unam.mx
  uba.ar uct.ac.za unilag.edu.ng uonbi.ac.ke technion.ac.il cern.ch mpg.de fraunhofer.de inria.fr cnrs.fr csiro.au riken.jp
  telstra.com telstra.com.au team.telstra.com rogers.com cox.com frontier.com alibaba.com aliyun.com windstream.net corp.mail.ru
  staff.gmail.com sub.mailinator.com company.za.com gpu.net.ua lagos-compute.example hetzner.com ovh.net ibm.com
  sify.com free.fr t-online.de so-net.ne.jp biglobe.ne.jp docomo.ne.jp shaw.ca dodo.com.au exemail.com.au aapt.net.au comcast.net
  yandex.cloud outlook.ai live.io`
  .trim()
  .split(/\s+/)

const personal = `
  gmail.com GMAIL.COM googlemail.com yahoo.com yahoo.com.br hotmail.it outlook.de live.nl icloud.com me.com aol.com
  proton.me protonmail.com tutanota.com tuta.io hey.com mozmail.com privaterelay.appleid.com simplelogin.com gmx.de web.de mail.ru
  yandex.ru qq.com 163.com naver.com mailinator.com guerrillamail.com tuta.com tutamail.com keemail.me passmail.net
  passinbox.com simplelogin.co slmail.me anonaddy.com anonaddy.me addy.io duck.com riseup.net ｇｍａｉｌ.com gmail。com mailbox.org
  startmail.com zohomail.eu internet.ru vip.163.com email.de duckduckgo.com yandex.com.tr yahoo.co.in hotmail.co.uk live.com.mx gmx.ch`
  .trim()
  .split(/\s+/)

describe('the check for company addresses', () => {
  it.each(companies)('accepts %s', (domain) => {
    expect(isPersonalAddress(`amara@${domain}`)).toBe(false)
  })
  it.each(personal)('refuses %s', (domain) => expect(isPersonalAddress(` amara@${domain} `)).toBe(true))

  it.each(['telstra.com', 'team.telstra.com', 'cox.com', 'aliyun.com', 'sify.com', 'so-net.ne.jp', 'corp.mail.ru', 'amara.anonaddy.com'])(
    'marks %s as possibly personal',
    (domain) => expect(isMaybePersonal(`amara@${domain}`)).toBe(true),
  )
  it.each(['mit.edu', 'nus.edu.sg', 'u.nus.edu.sg', 'company.za.com', 'lagos-compute.example', 'ibm.com'])(
    'does not mark %s as possibly personal',
    (domain) => expect(isMaybePersonal(`amara@${domain}`)).toBe(false),
  )

  it('reads the domain after the last @, and accepts text without an address', () => {
    expect(isPersonalAddress('"gmail.com@x"@company.example')).toBe(false)
    for (const strange of ['', '@', 'gmail', 'a@b/gmail.com', 'a@x.0x7f']) expect(isPersonalAddress(strange)).toBe(false)
  })
})
