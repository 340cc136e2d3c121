const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words of questions that say nothing about their topic, in English and German. */
export const ignored = list(
  `a about actually again all already also am an and any are as at be been being but by can cannot can't could did didn't do does doesn't
  doing don't done easily else ever exactly find for from get gets getting give given go goes going got had happen happened happening happens
  has have having help here how i i'm if im in into is isn't it it's its just know let like look looking make makes many may me mean means
  might much must my need needed needs no of on one only onto or other our out own per please possible same see shall should show so some
  something such take tell than that that's the their them then there these they thing this those to too try trying up us use used uses using
  very via return returned returns returning answer answers want wanted wants was way ways we well were what what's whats when where which while who whose why will with won't work works
  would you your yours now yet still today one two three long soon first-time d ll m re s t ve
  aber alle als am an auf aus bei bin bitte das dass dem den der des die doch ein eine einem einen einer es für gibt habe haben hat ich ihr im
  ist kann kein keine man mein meine meinen meiner meines mich mir mit möchte muss nach nicht noch oder sich sie sind so über um und vom von
  geht klappt funktioniert per pro vor wann warum was wenn wer werden wie wird wo zu zum zur`,
)

/** Words that name a product, which most sections are about, and not a topic; as the index has them. */
export const general = list('api container deployment instanc machin onenod server virtual vm')

/** Parts of the documentation with the words of the questions about them, and the weights of their sections with and without those. */
export const areas: readonly { paths: readonly string[]; words: string; isProduct?: boolean; asked: number; otherwise: number }[] = [
  {
    paths: ['/docs/cli'],
    words:
      'cli tool command terminal onenode exit code npm install yml yaml config template flag option ci pipeline github actions workflow',
    asked: 1.2,
    otherwise: 0.6,
  },
  {
    paths: ['/docs/errors#'],
    words:
      'error fail failed invalid message missing unknown unexpected required refused rejected forbidden unauthorized valid limit ratelimit quota retry timeout 400 401 403 404 429 500 502 503',
    asked: 1.3,
    otherwise: 0.7,
  },
  {
    paths: ['/docs/caas'],
    isProduct: true,
    words:
      'container docker pod kubernetes k8s gpu gpus h100 a100 4090 nvidia cuda deployment replica caas job image_url entrypoint env logs model inference training',
    asked: 1.3,
    otherwise: 0.9,
  },
  {
    isProduct: true,
    paths: ['/docs/vm/api', '/docs/vm/deploy', '/docs/vm/manage', '/docs/vm/overview'],
    words: 'vm virtual server machine instance ssh linux ubuntu windows ip firewall snapshot',
    asked: 1.2,
    otherwise: 0.9,
  },
]

/** Phrases that mean one word. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:get|want|have|give)?\s*(?:my|the)?\s*money back\b/g, 'refund'],
  [/\b(?:credit|debit|bank|gift) ?cards?\b/g, 'creditcard'],
  [/\b(?:bank|wire) transfers?\b|\bpay ?pal\b|\b(?:apple|google) pay\b/g, 'creditcard'],
  [/\brate[- ]?limit(?:s|ed|ing)?\b|\btoo many requests\b|\brequests? per (?:second|minute|hour|day)\b/g, 'ratelimit'],
  [/\blog(?:ging|s|ged)?[- ]?in(?:to)?\b(?! by ssh)|\bsign(?:ing|ed)?[- ]?in(?:to)?\b/g, 'login'],
  [/\bsign(?:ing|ed)?[- ]?up\b|\bcreate (?:an |my |a new )?account\b|\bnew account\b/g, 'signup'],
  [
    /\bget(?:ting)? started\b|\bquick ?start\b|\bwhere (?:do|should) i (?:start|begin)\b|\bhow (?:do|to) i? ?(?:start|begin)\b|\bhello world\b/g,
    'beginning',
  ],
  [/\bshut(?:ting)?[- ]?down\b|\bturn(?:ing)? off\b|\bget rid of\b/g, 'terminate'],
  [/\bsmall(?:est)?\b/g, 'smallest'],
  [/\bmore (?:time|hours)\b|\blonger\b|\bkeep (?:it |\w+ )?running\b/g, 'extend'],
  [/\b(?:file )?permission denied\b/g, 'permission denied'],
  [/\bco2\b/g, 'carbon'],
  [/\b(?:[abhlv]\d{2,3}s?|(?:rtx|gtx) ?\d{4}|[1-5]0[6-9]0(?: ?ti)?s?)\b/g, '$& gpu'],
  [/\brun(?:s|ning)? out\b|\bran out\b/g, 'insufficient'],
  [/\bhow long (?:until|before|does it take|till)\b|\bhow fast\b|\bwie lange dauert\b/g, 'wait'],
  [/\bhow long\b/g, 'duration'],
  [/\b(?:change|increase|decrease) (?:the |its |my )?(?:size|cpus?|ram|memory|disk|storage)\b|\b(?:bigger|larger)\b/g, 'resize'],
  [/\bhow much\b/g, 'price'],
  [/\bhow many\b/g, 'number'],
  [/\b(?:can't|cannot|unable to|how (?:do|to|can) i?) ?ssh\b|\bssh (?:in)?to\b/g, 'connect ssh'],
  [/\b(?:service|system|platform|api) status\b|\bstatus ?page\b/g, 'outage'],
  [/\bcommand[- ]?line(?: tool)?\b/g, 'cli'],
  [/\bfree (?:trial|tier|plan|credits?)\b|\bwithout paying\b|\btry (?:it )?(?:out|for free)\b/g, 'sandbox'],
  [
    /\bprivate (?:docker |container )?(?:registry|image|repo(?:sitory)?)\b|\bpull (?:secret|credentials)\b|\b(?:docker|image) login\b/g,
    'registry',
  ],
]

/** Words of readers, each line with the words of the documentation for them. */
export const synonyms: readonly (readonly [asked: string, found: string])[] = [
  ['refund reimburse reimbursement rückerstattung erstattung geld-zurück', 'refund'],
  ['invoice receipt bill vat tax rechnung rechnungen quittung beleg steuer', 'invoice'],
  ['creditcard card stripe visa mastercard amex klarna kreditkarte karte überweisung lastschrift paypal', 'card'],
  ['pay pays paid payment payments paying fund funds deposit bezahlen zahlen zahlung einzahlen', 'payments fund top-up'],
  ['currency currencies crypto cryptocurrency token tokens usdt eth bitcoin btc stablecoin währung', 'currency USDC'],
  ['balance credit guthaben kontostand', 'balance'],
  ['topup recharge refill aufladen', 'top-up fund'],
  ['billing billed charged charge charges abrechnung', 'billing charged'],
  ['price prices pricing cost costs expensive fee fees tariff preis preise kosten kostet teuer', 'price cost'],
  ['cheap cheapest lowest cheaper günstig günstigste', 'lowest price'],
  ['cancel stop end quit abort kündigen abbrechen beenden stoppen', 'terminate destroy'],
  ['delete remove destroy terminate kill löschen entfernen', 'delete terminate destroy remove'],
  ['vm vms server servers machine machines box host instance instances droplet node maschine rechner', 'VM VMs machine'],
  ['docker containers pod pods kubernetes k8s', 'container'],
  ['gpu gpus h100 a100 4090 nvidia cuda graphics grafikkarte', 'GPU hardware'],
  ['job workload', 'deployment'],
  ['registry ghcr ecr dockerhub', 'registry'],
  ['ratelimit throttle throttling throttled quota quotas', 'rate-limit'],
  ['limit limits maximum minimum max min most least grenze grenzen grenzwert', 'limit minimum highest'],
  ['retry retries idempotent idempotency duplicate twice backoff wiederholen', 'retries'],
  ['error errors failure failed problem message fehler fehlermeldung', 'error'],
  ['login signin anmelden anmeldung einloggen', 'sign-in'],
  ['signup register registration account registrieren konto', 'account registration'],
  ['password passwort 2fa mfa sso', 'passwordless sign-in'],
  ['apikey token credential credentials secret secrets schlüssel zugangsdaten', 'key API'],
  ['unauthorized forbidden auth authentication authenticate authorization bearer', 'authentication key'],
  ['beginning begin start beginner tutorial introduction erste anfangen loslegen einstieg', 'first sandbox'],
  ['sandbox playground mock test testing demo trial simulator', 'sandbox'],
  ['create launch order provision rent buy book spin bestellen mieten erstellen starten', 'order deploy'],
  ['deploy run bereitstellen ausführen', 'deploy run'],
  ['verbinden verbindung putty terminal shell', 'connect SSH'],
  ['port ports firewall inbound expose öffnen', 'port ports'],
  ['ip address adresse', 'publicIp address'],
  ['disk ssd hdd volume storage festplatte speicher', 'storage disk'],
  ['ram memory arbeitsspeicher', 'RAM memory'],
  ['cpu cpus core cores processor prozessor', 'vCPU CPU'],
  ['os linux ubuntu debian windows iso template betriebssystem abbild', 'image osImage'],
  ['region regions location locations zone country countries datacenter europe germany usa standort land', 'country location datacenter'],
  ['backup backups snapshot sichern sicherung', 'backup'],
  ['restart reboot reset resize upgrade scale rebuild pause suspend neustart neustarten', 'planned reboot resize'],
  ['rename umbenennen', 'rename'],
  ['log logs logging output stdout stderr console protokoll protokolle ausgabe', 'log logs'],
  ['env environment envvars variable variables umgebungsvariable umgebungsvariablen', 'environment variables'],
  ['extend prolong renew renewal additional extra verlängern', 'extend hours'],
  ['wait poll polling ready provisioning startup boot warten', 'wait ready'],
  ['duration hours hour hourly daily day dauer stunden', 'hours day'],
  ['openapi swagger spec schema sdk client generator postman', 'OpenAPI'],
  ['cli tool command commandline terminal binary befehl', 'command-line tool'],
  ['install installation download npm brew installieren installation', 'installation'],
  ['config configuration configure settings setting einstellungen konfiguration', 'configuration settings'],
  ['yaml yml manifest', 'deploy.yml'],
  ['ci pipeline github gitlab jenkins actions workflow', 'CI'],
  ['train training pytorch finetune', 'training pytorch'],
  ['webserver website nginx', 'nginx web-server'],
  ['page paging pagination paginate next list', 'page pages list'],
  ['support contact human email discord hilfe kontakt', 'support'],
  ['status uptime outage incident downtime down', 'status'],
  ['provider providers network networks anbieter', 'provider providers'],
  ['url endpoint hostname domain link', 'URL'],
  ['status zustand', 'status'],
  ['unit timezone utc clock uhrzeit zeit', 'UTC'],
  ['kündigung abbestellen', 'terminate destroy'],
  ['left remaining over übrig', 'remaining'],
  ['vanish vanished disappear disappeared gone lost missing verschwunden', 'disappeared terminated'],
  ['distro distros distribution distributions', 'image images operating'],
  ['big biggest large largest huge', 'maximum sizes'],
  ['spend spending usage consumption verbrauch ausgaben', 'billing charge balance'],
  ['budget cap ceiling', 'highest price limit'],
  ['colleague colleagues team teammate teammates coworker member members organization', 'team account'],
  ['persist persistent persistence durable', 'save copy storage'],
  ['debug crash crashes crashing crashed', 'logs failed'],
  ['vanilla default defaults standard', 'default'],
  ['transfer move migrate migration', 'move copy'],
  ['leak leaked leaks stolen exposed compromised', 'leaked key'],
  ['econnreset etimedout econnrefused econnaborted enotfound disconnect disconnected', 'retries connection'],
  ['subscription contract plan abo vertrag', 'billing terminate'],
  ['abuse banned ban blocked suspended gesperrt', 'terms violations'],
  ['legal tos terms gdpr dsgvo privacy datenschutz', 'terms support'],
  ['dashboard panel ui web gui website interface', 'console'],
  ['docs documentation reference manual', 'reference'],
  ['sdk library client package wrapper', 'OpenAPI client'],
  ['example examples sample samples beispiel beispiele', 'example'],
  ['copy download upload transfer scp rsync sftp', 'copy'],
  ['model models llm llama mistral inference vllm ollama', 'GPU container run'],
  ['speed bandwidth throughput slow latency performance', 'network'],
  ['free', 'sandbox costs'],
]
