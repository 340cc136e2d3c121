/**
 * Index of the documentation by what readers ask: the words of their questions that the section itself does not use, in English and German.
 * The build fails where an address leads to no section.
 */
export const topics: Readonly<Record<string, string>> = {
  '/docs': 'getting started start begin introduction beginner first steps quickstart what is this anfangen loslegen einstieg',
  '/docs#virtual-machines': 'rent server vps instance virtual machine',
  '/docs#containers': 'rent gpu docker container',
  '/docs#keys-and-headers': 'headers X-API-KEY Authorization bearer which header key 403 wrong api',
  '/docs#machine-readable-contract': 'openapi swagger spec schema download sdk client library generator postman insomnia',
  '/docs#help':
    'support contact help human email mail discord community forum chat status page outage incident down downtime uptime sla monitoring hilfe kontakt ausfall störung ticket question report bug host provide offer my own gpus become provider anbieter',
  '/docs/vm/overview': 'what is a vm virtual machine how does it work architecture',
  '/docs/vm/overview#who-does-what': 'providers network aggregator who runs owns hardware choose provider anbieter betreiber',
  '/docs/vm/overview#sizes-and-limits':
    'sizes maximum biggest largest smallest cpu ram memory disk storage cores how big limit größe arbeitsspeicher speicher festplatte kerne',
  '/docs/vm/overview#from-order-to-login': 'lifecycle steps status provisioning running terminated states',
  '/docs/vm/overview#what-is-planned':
    'reboot restart reset rebuild reinstall resize upgrade scale up snapshot backup restore pause suspend hibernate roadmap planned coming soon neustart neustarten sicherung',
  '/docs/vm/overview#glossary': 'glossary terms definition meaning epoch offer constraints',
  '/docs/vm/overview#what-it-costs': 'vm cost price daily minimum rental time hour hourly kosten',
  '/docs/vm/first-vm': 'tutorial getting started try without account free trial demo playground sandbox test mock walkthrough',
  '/docs/vm/first-vm#options-of-the-sandbox':
    'sandbox mock server local testing offline simulate errors failures fault injection fake api development environment staging port seed speed',
  '/docs/vm/registration': 'register registration sign up signup create open account onboarding registrieren konto anlegen konto eröffnen',
  '/docs/vm/registration#sign-in':
    'log in login sign in google github passwordless magic link email password forgot password reset password 2fa two-factor mfa sso anmelden einloggen passwort vergessen team members several accounts duplicate account delete account',
  '/docs/vm/registration#if-the-account-looks-empty':
    'account empty lost vms disappeared missing balance wrong account two accounts konto leer verschwunden',
  '/docs/vm/registration#your-wallet':
    'wallet self-custodial metamask private key seed phrase ethereum polygon withdraw withdrawal custody auszahlung',
  '/docs/vm/registration#make-an-api-key':
    'api key create generate get new token rotate revoke delete leaked stolen key credentials secret schlüssel api-schlüssel erstellen erzeugen',
  '/docs/vm/registration#use-the-key':
    'authenticate authentication authorization header bearer check test key works 403 forbidden unauthorized',
  '/docs/vm/balance': 'billing balance payment guthaben abrechnung kontostand',
  '/docs/vm/balance#top-up':
    'top up topup add funds deposit money recharge pay payment methods usdc usdt eth bitcoin crypto currency currencies network minimum deposit maximum balance aufladen einzahlen bezahlen zahlung zahlungsmethoden währung guthaben',
  '/docs/vm/balance#cards-invoices-and-refunds':
    'refund chargeback money back reimburse reimbursement credit card visa mastercard stripe paypal bank transfer sepa invoice receipt vat tax accounting rechnung rechnungen beleg quittung steuer kreditkarte überweisung rückerstattung erstattung geld zurück',
  '/docs/vm/balance#the-daily-epoch':
    'billing cycle when am i charged billed time of day utc timezone epoch 5:55 hourly per hour proration partial day abbuchung wann',
  '/docs/vm/balance#calculate-a-rental': 'cost calculator calculate price estimate total kosten berechnen rechner',
  '/docs/vm/balance#worked-examples': 'billing example how charges work charged twice double charged two days zweimal doppelt abgebucht',
  '/docs/vm/balance#when-the-balance-runs-low':
    'out of money run out of funds zero balance insufficient funds low balance alert notification auto top up what happens balance empty guthaben leer aufgebraucht',
  '/docs/vm/deploy': 'create vm launch vm order server how to deploy vm rent machine server bestellen mieten erstellen starten',
  '/docs/vm/deploy#size': 'choose size cpu ram storage wählen größe',
  '/docs/vm/deploy#country': 'run vm in region location country datacenter germany usa europe where near me land standort region wählen',
  '/docs/vm/deploy#image':
    'os operating system ubuntu debian windows linux iso custom own image qcow2 upload betriebssystem eigenes abbild',
  '/docs/vm/deploy#before-you-begin': 'ssh-keygen create generate ssh key pair requirements prerequisites',
  '/docs/vm/deploy#wait-until-it-runs': 'how long does provisioning take startup time boot vm ready stuck pending wie lange dauert',
  '/docs/vm/deploy#connect-by-ssh':
    'ssh into my machine server vm connect login log into vm cannot connect connection refused timed out timeout permission denied publickey username root user password putty verbinden verbindung zugriff fehlgeschlagen remote access',
  '/docs/vm/deploy#estimate-the-price': 'vm price estimate before order',
  '/docs/vm/manage#rename-a-vm': 'rename change name umbenennen',
  '/docs/vm/manage#change-the-open-ports':
    'open port ports firewall close port expose http https 80 443 inbound traffic security group add port öffnen freigeben',
  '/docs/vm/manage#terminate-a-vm':
    'cancel undo restore recover delete remove stop end terminate shut down turn off destroy kill vm server machine instance subscription get rid stop paying stop billing kündigen löschen beenden abschalten stoppen backup copy download my data files scp',
  '/docs/vm/manage#when-the-provider-terminates':
    'vm disappeared terminated unexpectedly suddenly gone why was my vm terminated killed preempted banned abuse verschwunden weg',
  '/docs/vm/manage#finalize-a-terminated-vm': 'finalize release reserved funds locked deposit stuck funds reserviert freigeben',
  '/docs/vm/manage#list-your-vms': 'see my vms list servers ip address public ip status anzeigen auflisten',
  '/docs/vm/manage#if-a-vm-does-not-get-ready': 'vm stuck provisioning not starting hangs never running hängt startet nicht',
  '/docs/vm/api/overview': 'vm rest api reference base url host endpoint endpoints',
  '/docs/vm/api/overview#first-call': 'curl python typescript javascript node code example sample first request',
  '/docs/vm/api/overview#openapi': 'openapi swagger spec schema download sdk client library generator postman vm',
  '/docs/vm/api/overview#authentication': 'vm api authentication bearer authorization header',
  '/docs/vm/api/overview#requests-and-responses': 'date format time format price format decimal content type json status codes',
  '/docs/vm/api/offerings#search-offers':
    'cheapest machine lowest price find available machines compare prices filter availability inventory marketplace günstigste angebote suchen',
  '/docs/vm/api/offerings#sizes': 'available sizes plans flavors instance types',
  '/docs/vm/api/offerings#countries': 'available countries regions locations list',
  '/docs/vm/api/offerings#hardware': 'amd intel cpu manufacturer architecture arm disk type',
  '/docs/vm/api/offerings#estimate': 'price of a vm cost estimate how much does a vm cost preis kosten',
  '/docs/vm/api/order#order-vms':
    'create vm api order request post launch several instances multiple vms bulk cloud-init user data hostname',
  '/docs/vm/api/order#default-images': 'list of images ubuntu default image download url username available operating systems',
  '/docs/vm/api/manage#list-vms': 'get vm status api public ip',
  '/docs/vm/api/manage#add-an-ssh-key': 'upload add register ssh key ssh-schlüssel hinzufügen',
  '/docs/vm/api/manage#remove-an-ssh-key': 'delete ssh key revoke access',
  '/docs/vm/api/manage#terminate-or-finalize': 'delete vm api',
  '/docs/caas/overview': 'what is caas docker gpu containers serverless',
  '/docs/caas/overview#what-a-container-must-do':
    'requirements container http port multi node multiple gpus limits minimum rental time websocket non-http several ports expose two ports in a container',
  '/docs/caas/overview#authentication': 'caas api authentication X-API-KEY header',
  '/docs/caas/overview#from-a-gpu-to-a-running-container': 'steps to deploy a container getting started gpu how to run docker image',
  '/docs/caas/overview#statuses-of-a-deployment': 'deployment status values states pending running completed failed lifecycle',
  '/docs/caas/overview#api-reference': 'caas rest api reference endpoints openapi',
  '/docs/caas/first-container': 'tutorial getting started gpu container try sandbox without account',
  '/docs/caas/api/deploy#deploy-containers':
    'run docker image on gpu container launch create deployment entrypoint command arguments override custom docker container starten gpu mieten image bereitstellen',
  '/docs/caas/api/deploy#check-before-you-pay':
    'private registry docker login pull secret credentials image pull failed ghcr ecr docker hub image tag latest container does not start secrets password in image crash',
  '/docs/caas/api/deploy#replicas-and-gpus':
    'scale replicas number of gpus multi gpu several containers load balancing autoscaling skalieren',
  '/docs/caas/api/deploy#statuses': 'deployment failed pending stuck why did my deployment fail fehlgeschlagen',
  '/docs/caas/api/deployments#list-deployments':
    'see my deployments list history pagination paging next page all deployments filter auflisten',
  '/docs/caas/api/deployments#show-a-deployment': 'deployment details progress remaining time restzeit',
  '/docs/caas/api/deployments#list-containers':
    'container url public url link endpoint where is my service reachable address open in browser adresse',
  '/docs/caas/api/deployments#wait-until-it-runs':
    'poll wait until ready running webhook callback notify deployment container startup how long until cold start',
  '/docs/caas/api/hardware#list-hardware':
    'which gpus gpu gpus available gpu types models available h100 a100 rtx 4090 nvidia amd vram list verfügbare grafikkarten welche',
  '/docs/caas/api/hardware#find-available-replicas':
    'availability capacity location region country gpu free stock sold out verfügbarkeit standort',
  '/docs/caas/api/hardware#pricing':
    'price pricing cost how much gpu per hour cheapest gpu discount quote preis preise kosten stunde rabatt',
  '/docs/caas/api/manage#change-environment-variables':
    'set change update edit env vars environment variables config secrets running container umgebungsvariablen ändern',
  '/docs/caas/api/manage#extend-a-deployment':
    'extend add time hours longer prolong renew keep running expire expires expiry end of hours verlängern laufzeit',
  '/docs/caas/api/manage#destroy-a-deployment':
    'cancel delete remove stop end terminate shut down destroy kill deployment container job early kündigen löschen beenden stoppen',
  '/docs/caas/api/manage#logs':
    'logs see output stdout stderr console print debug container log stream follow crash protokoll protokolle ausgabe anzeigen',
  '/docs/cli/overview#installation': 'install download cli npm brew apt npx binary version installieren herunterladen',
  '/docs/cli/overview': 'cli command line tool terminal kommandozeile',
  '/docs/cli/overview#what-you-can-do-today': 'without cli rest instead',
  '/docs/cli/overview#quick-start': 'cli quick start first deployment',
  '/docs/cli/commands#all-commands': 'list of commands help options befehle',
  '/docs/cli/commands#list': 'list deployments with cli',
  '/docs/cli/commands#logs': 'logs with cli',
  '/docs/cli/commands#vm-create': 'create order vm server with cli',
  '/docs/cli/commands#vm-list': 'list vms servers with cli',
  '/docs/cli/commands#vm-terminate': 'terminate delete cancel stop vm server instance with cli',
  '/docs/cli/commands#vm-update': 'rename vm open ports with cli',
  '/docs/cli/commands#ssh-keys-add': 'add ssh key with cli',
  '/docs/cli/commands#output': 'json output yaml table format machine readable scripting quiet jq parse',
  '/docs/cli/commands#exit-codes': 'exit code script',
  '/docs/cli/commands#wait-and-watch': 'timeout wait watch',
  '/docs/cli/configuration#environment-variables': 'ONENODE_API_KEY env cli environment variable several accounts profiles',
  '/docs/cli/configuration#where-a-setting-comes-from': 'precedence priority override which setting wins order defaults',
  '/docs/cli/configuration#configjson': 'config file location settings default settings store key einstellungen',
  '/docs/cli/configuration#deployyml': 'project file yaml manifest infrastructure as code terraform',
  '/docs/cli/configuration#validation': 'validate check lint deploy.yml yaml prüfen',
  '/docs/cli/configuration#templates': 'templates custom template',
  '/docs/cli/configuration#json-schemas': 'json schema editor completion vscode autocomplete',
  '/docs/cli/examples#deploy-from-ci':
    'ci cd continuous integration deployment github actions gitlab jenkins circleci pipeline workflow automation automate non-interactive',
  '/docs/cli/examples#a-training-job': 'train model machine learning pytorch ai llm fine-tune checkpoint training trainieren',
  '/docs/cli/examples#a-web-server': 'deploy host website nginx web server example',
  '/docs/errors':
    'error errors message codes http status response failed fails authentication problem troubleshooting 400 403 500 fehler fehlermeldung fehlercode problem',
  '/docs/errors#error-bodies': 'error response format json error body detail',
  '/docs/errors#limits': 'limits quota maximum minimum how many at most restrictions grenzen limit höchstens mindestens beschränkung',
  '/docs/errors#rate-limit':
    'rate limit limits limiting throttle throttling quota too many requests per second per minute 429 anfragen polling frequency how often',
  '/docs/errors#retries':
    'retry retries retrying idempotency idempotent duplicate order twice backoff timeout network error safe to repeat after 500 wiederholen',
  '/docs/errors#key-is-missing-or-invalid': '401 403 forbidden unauthorized access denied invalid api key wrong key',
  '/docs/errors#server-failed': '500 internal server error 502 503 unavailable serverfehler',
  '/docs/errors#balance-is-too-low': 'not enough balance insufficient funds order refused payment required guthaben reicht nicht',
  '/docs/errors#no-machine-fits': 'no offers empty list nothing available sold out out of stock no capacity',
  '/docs/errors#locations-are-full': 'no gpus available no capacity full sold out out of stock',
}
