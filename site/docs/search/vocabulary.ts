const toWords = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that the search ignores in English, German and Spanish questions. */
export const ignored = toWords(
  `a about actually again all already also am an and any are as at be been being but by can cannot can't could did didn't do does doesn't
  doing don't done easily else ever exactly find for from get gets getting give given go goes going got had happen happened happening happens
  has have having help here how i i'm if im in into is isn't it it's its just know let like look looking make makes many may me mean means
  might much must my need needed needs no of on one only onto or other our out own per please possible same see shall should show so some
  something such take tell than that that's the their them then there these they thing this those to too try trying up us use used uses using
  very via return returned returns returning answer answers want wanted wants was way ways we well were what what's whats when where which while who whose why will with won't work works
  would you your yours now yet still today one two three long soon first-time d ll m re s t ve
  aber alle als am an auf aus bei bin bitte das dass dem den der des die doch ein eine einem einen einer es für gibt habe haben hat ich ihr im
  ist kann kein keine man mein meine meinen meiner meines mich mir mit möchte muss nach nicht noch oder sich sie sind so über um und vom von
  geht klappt funktioniert per pro vor wann warum was wenn wer werden wie wird wo zu zum zur
  al algo como cómo con cual cuál cuando cuándo de del donde dónde el ella en es esta está este hace hacer hay la las lo los más mi mis para por
  porque puede puedo que qué se sin sobre su tengo un una unos y ver veo vemos quiero necesito tengo hago debo desde hasta entre muestra mostrar dentro`,
)

/** Stems of the product words. Because most sections contain them, they count less than other words of a question. */
export const productTerms = toWords('api container deployment instanc machin onenod server virtual vm')

/** Phrases that readers type, each with the word of the index. */
export const phrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  // Messages of container registries and runtimes.
  [
    /\btoomanyrequests\b|\bpull rate limit\b|\bunauthorized: authentication required\b|\bmanifest unknown\b|\bpull access denied\b|\b(?:rate[- ]?limit\w*|too many requests)\b(?=.*\b(?:registry|docker|image|pull)\b)/gi,
    'pullfailure',
  ],
  [
    /(?:\bnot|n['’]t|\bnever) (?:start|boot)(?:s|ing|ed)?\b|\b(?:startet?|bootet) nicht\b|\bno (?:se )?(?:arranca|inicia)\b/gi,
    ' startfailure',
  ],
  [
    /^what(?:['’]s| is| are)(?: an?| the)? (?=\S+(?: \S+)?$)|^what do(?:es)?(?: an?| the)? (?=[\p{L} ]+ mean\P{L}*$)|^meaning of (?:an? |the )?/giu,
    'definition ',
  ],
  // A VM that the provider ended. Readers may leave out “VM”, so the pattern also matches questions that do not name a deployment.
  [
    /^(?!.*\b(?:deployment|container|contenedor|despliegue))(?=.*(?:\b(?:is|was|were|been|got|status|says|shows|who)(?: my \S+)? (?:terminated|deleted|killed|stopped)\b|\b(?:terminated|deleted|killed|stopped) (?:but|by|itself|without)\b|\bwurden? .*(?:beendet|gelöscht|gekündigt)\b|\b(?:fue|sido) (?:terminada|eliminada|borrada)\b))/gi,
    'endedbyprovider ',
  ],
  [/\btoo many requests\b|\brate[- ]?limit(?:s|ed|ing)?\b/gi, 'ratelimit'],
  [/\b(?:can['’]t|cannot|unable to) ssh\b/gi, 'connect ssh'],
  [/\b(?:cancel|end|stop)\w* (?:my |the )?subscription(?= refund)/gi, ''],
  [/\b(?:service|system|platform|api) status\b|\bstatus ?page\b/gi, 'outage'],
  [/\bcu[aá]nto (?:cuesta|vale)n?\b|\bhow much\b/gi, 'price'],
  [/\bsign(?:ing|ed)?[- ]?in(?:to)?\b|\blog(?:ging|ged)?[- ]?in(?:to)?\b(?! by ssh)/gi, 'login'],
  [/\bsign(?:ing|ed)?[- ]?up\b/gi, 'signup'],
  [
    /\b(?:delete|close|remove|cancel) (?:my |the |an )?account\b|\b(?:konto|account) (?:löschen|schließen)\b|\b(?:eliminar|cerrar|borrar) (?:mi |la )?cuenta\b/gi,
    'closeaccount',
  ],
]

/** Words of the documentation, each with readers' words in English, German and Spanish. */
export const synonyms: Readonly<Record<string, string>> = {
  container: 'contenedor docker containers pod pods kubernetes k8s',
  'VM VMs machine':
    'máquina servidor instancia vm vms server servers machine machines box host instance instances droplet node maschine rechner',
  'price cost': 'precio costo coste tarifa price prices pricing cost costs expensive fee fees tariff preis preise kosten kostet teuer',
  'lowest price': 'barato económico cheap cheapest lowest cheaper günstig günstigste',
  'port ports': 'puerto port ports firewall inbound expose öffnen',
  'open change': 'abrir',
  'billing charged': 'facturación facturar cobro cargo billing billed charged charge charges abrechnung',
  invoice: 'factura recibo impuesto receipt bill vat tax rechnung rechnungen quittung beleg steuer',
  refund: 'reembolso devolución reimburse reimbursement rückerstattung erstattung geld-zurück',
  card: 'tarjeta transferencia creditcard stripe visa mastercard amex klarna kreditkarte karte überweisung lastschrift paypal',
  'payments fund top-up': 'pagar pago pay pays paid payment payments paying fund funds deposit bezahlen zahlen zahlung einzahlen',
  balance: 'saldo crédito credit guthaben kontostand',
  'top-up fund': 'recargar recarga topup recharge refill aufladen',
  'delete terminate destroy remove': 'eliminar borrar quitar delete remove destroy terminate kill löschen entfernen',
  'terminate destroy':
    'cancelar terminar detener parar apagar cancel stop end quit abort kündigen abbrechen beenden stoppen kündigung abbestellen',
  'order deploy':
    'crear creo crea creando pedir pido pido alquilar comprar lanzar create launch order provision rent buy book spin bestellen mieten erstellen starten starte lanzo alquilo compro',
  'deploy run': 'desplegar ejecutar correr deploy run bereitstellen ausführen',
  'connect SSH': 'conectar conectarme conexión acceder verbinden verbindung putty terminal shell',
  key: 'clave llave',
  'passwordless sign-in': 'contraseña password passwort 2fa mfa sso',
  'account registration': 'registrarse registro cuenta signup register registration account registrieren konto',
  'image osImage': 'imagen os linux ubuntu debian windows iso template betriebssystem abbild',
  'country location datacenter':
    'región ubicación país region regions location locations zone country countries datacenter europe germany usa standort land',
  installation: 'instalar instalación install download npm brew installieren',
  'extend hours': 'extender prolongar extend prolong renew renewal additional extra verlängern',
  error: 'fallo problema mensaje errors failure failed problem message fehler fehlermeldung',
  'limit minimum highest': 'límite máximo mínimo limit limits maximum minimum max min most least grenze grenzen grenzwert',
  'planned reboot resize':
    'reiniciar redimensionar ampliar tamaño vergrößern verkleinern größer grow shrink expand restart reboot reset resize upgrade scale rebuild pause suspend neustart neustarten',
  rename: 'renombrar umbenennen',
  support: 'ayuda soporte contacto contact human email discord hilfe kontakt',
  status: 'estado uptime outage incident downtime down zustand',
  'first sandbox': 'empezar comenzar primeros beginning begin start beginner tutorial introduction erste anfangen loslegen einstieg',
  'environment variables': 'variable entorno env environment envvars variables umgebungsvariable umgebungsvariablen',
  'currency USDC': 'currency currencies crypto cryptocurrency token tokens usdt eth bitcoin btc stablecoin währung',
  'GPU hardware': 'gpu gpus h100 a100 4090 nvidia cuda graphics grafikkarte',
  deployment: 'despliegue despliegues bereitstellung job workload',
  registry: 'ghcr ecr dockerhub',
  'rate-limit': 'ratelimit throttle throttling throttled quota quotas',
  retries: 'retry idempotent idempotency duplicate twice backoff wiederholen',
  'sign-in': 'sesión iniciar entrar login signin anmelden anmeldung einloggen',
  'key API': 'apikey token credential credentials secret secrets schlüssel zugangsdaten',
  'authentication key':
    'autenticación autenticar authentifizierung authentifizieren unauthorized forbidden auth authentication authenticate authorization bearer',
  sandbox: 'playground mock test testing demo trial simulator prueba probar testen ausprobieren probieren',
  'publicIp address': 'ip address adresse',
  'storage disk': 'disk ssd hdd volume storage festplatte speicher',
  'RAM memory': 'ram memory arbeitsspeicher',
  'vCPU CPU': 'cpu cpus core cores processor prozessor',
  backup: 'backups snapshot sichern sicherung',
  'log logs': 'registro registros salida bitácora log logs logging output stdout stderr console protokoll protokolle ausgabe',
  'wait ready': 'wait poll polling ready provisioning startup boot warten',
  'hours day': 'duration hours hour hourly daily day dauer stunden',
  OpenAPI: 'swagger spec schema sdk client generator postman',
  'command-line tool': 'cli tool command commandline terminal binary befehl',
  'configuration settings': 'config configuration configure settings setting einstellungen konfiguration',
  'deploy.yml': 'yaml yml manifest',
  CI: 'pipeline github gitlab jenkins actions workflow',
  'training pytorch': 'train training pytorch finetune',
  'nginx web-server': 'webserver website nginx',
  'page pages list': 'page paging pagination paginate next list',
  'provider providers': 'provider providers network networks anbieter',
  URL: 'endpoint hostname domain link',
  UTC: 'unit timezone clock uhrzeit zeit',
  remaining: 'left over übrig quedan restantes',
  'disappeared terminated': 'vanish vanished disappear disappeared gone lost missing verschwunden',
  'image images operating': 'distro distros distribution distributions',
  'maximum sizes': 'big biggest large largest huge',
  'billing charge balance': 'spend spending usage consumption verbrauch ausgaben',
  'highest price limit': 'budget cap ceiling',
  'team account': 'colleague colleagues team teammate teammates coworker member members organization',
  'save copy storage': 'persist persistent persistence durable',
  'logs failed': 'debug crash crashes crashing crashed',
  default: 'vanilla defaults standard',
  'move copy': 'transfer move migrate migration',
  'leaked key': 'leak leaked leaks stolen exposed compromised',
  'retries connection': 'econnreset etimedout econnrefused econnaborted enotfound disconnect disconnected',
  'billing terminate': 'subscription contract plan abo vertrag',
  'terms violations': 'abuse banned ban blocked suspended gesperrt',
  'terms support': 'legal tos terms gdpr dsgvo privacy datenschutz',
  console: 'dashboard panel ui web gui website interface',
  reference: 'docs documentation manual',
  'OpenAPI client': 'sdk library client package wrapper',
  example: 'examples sample samples beispiel beispiele',
  copy: 'download upload transfer scp rsync sftp',
  'GPU container run': 'model models llm llama mistral inference vllm ollama',
  network: 'speed bandwidth throughput slow latency performance',
  'sandbox costs': 'free gratis gratuito kostenlos kostenlose kostenfrei',
  'username user': 'username user usuario benutzer benutzername login-name',
}
