/** Words that readers use in questions but the section does not, in English and German. The build checks the paths. */
export const topics: Readonly<Record<string, string>> = {
  '/docs': 'getting started start begin introduction beginner first steps quickstart what is this anfangen loslegen einstieg',
  '/docs#virtual-machines': 'rent server vps instance virtual machine',
  '/docs#containers': 'rent gpu docker container',
  '/docs#keys-and-headers':
    'headers X-API-KEY Authorization bearer which header key 403 wrong api windows powershell wsl git bash curl.exe',
  '/docs#machine-readable-contract':
    'openapi swagger spec schema download sdk client library generator postman insomnia python javascript go rust import into generate mcp llm agent',
  '/docs#help':
    'support contact help human email mail discord community forum chat status page outage incident down downtime uptime sla monitoring hilfe kontakt ausfall störung ticket question report bug host provide offer my own gpus become provider anbieter',
  '/docs/vm/overview': 'what is a vm virtual machine how does it work architecture many gpus can one have gpu in',
  '/docs/vm/overview#who-does-what': 'providers network aggregator who runs owns hardware choose provider anbieter betreiber',
  '/docs/vm/overview#sizes-and-limits':
    'sizes maximum biggest largest smallest cpu ram memory disk storage cores how big limit größe arbeitsspeicher speicher festplatte kerne largest vm i can rent most vcpu gpu in large minimum size bandwidth traffic',
  '/docs/vm/overview#from-order-to-login': 'lifecycle steps status provisioning running terminated states',
  '/docs/vm/overview#what-is-planned':
    'reboot restart reset rebuild reinstall resize upgrade scale up snapshot backup restore pause suspend hibernate roadmap planned coming soon neustart neustarten sicherung change size bigger machine more ram more cpu add disk attach volume live migration load balancer vpc private network feature clone copy duplicate a vm image of vm space',
  '/docs/vm/overview#glossary': 'glossary terms definition meaning epoch offer constraints',
  '/docs/vm/overview#what-it-costs': 'vm cost price daily minimum rental time hour hourly kosten',
  '/docs/vm/first-vm': 'tutorial getting started try without account free trial demo playground sandbox test mock walkthrough',
  '/docs/vm/first-vm#options-of-the-sandbox':
    'sandbox mock server local testing offline simulate errors failures fault injection fake api development environment staging port seed speed',
  '/docs/vm/registration': 'register registration sign up signup create open account onboarding registrieren konto anlegen konto eröffnen',
  '/docs/vm/registration#sign-in':
    'log in login sign in google github passwordless magic link email password forgot password reset password 2fa two-factor mfa sso anmelden einloggen passwort vergessen team members several accounts duplicate account delete account transfer ownership project teammate colleague share account invite user role permissions never arrives change close gdpr my data roles organization saml okta logged with',
  '/docs/vm/registration#if-the-account-looks-empty':
    'account empty lost vms disappeared missing balance wrong account two accounts konto leer verschwunden logged in with google github machines gone gone cannot see my servers zero no after login but',
  '/docs/vm/registration#your-wallet':
    'wallet self-custodial metamask private key seed phrase ethereum polygon withdraw withdrawal custody auszahlung unused funds export do i need ledger recover lost auszahlen',
  '/docs/vm/registration#make-an-api-key':
    'api key create generate get new token rotate revoke delete leaked stolen key credentials secret schlüssel api-schlüssel erstellen erzeugen on github what now expire expiry rotation scopes read-only permissions several keys where is my find view one for both apis copy',
  '/docs/vm/registration#use-the-key':
    'authenticate authentication authorization header bearer check test key works 403 forbidden unauthorized',
  '/docs/vm/balance':
    'billing balance payment guthaben abrechnung kontostand usage spending statement account activity costs so far verbrauch ausgaben billed how do i pay for vms history transactions month end monthly bill consumption',
  '/docs/vm/balance#top-up':
    'top up topup add funds deposit money recharge pay payment methods usdc usdt eth bitcoin crypto currency currencies network minimum deposit maximum balance aufladen einzahlen bezahlen zahlung zahlungsmethoden währung guthaben maximum i can keep in wallet how much can i hold declined fund account wrong sent solana arbitrum base erc20 erc-20 polygon ethereum not showing pending missing confirmation address amount 5000 10 dollars euro eur fiat gas fee fees transaction transfer confirmations failed',
  '/docs/vm/balance#cards-invoices-and-refunds':
    'refund chargeback money back reimburse reimbursement credit card visa mastercard stripe paypal bank transfer sepa invoice receipt vat tax accounting rechnung rechnungen beleg quittung steuer kreditkarte überweisung rückerstattung erstattung geld zurück payment dispute number company name unused days unused balance nicht genutzter erstatten mehrwertsteuer umsatzsteuer sofort invoices monthly billing address purchase order declined failed rejected refused',
  '/docs/vm/balance#the-daily-epoch':
    'billing cycle when am i charged billed time of day utc timezone epoch 5:55 hourly per hour proration partial day abbuchung wann minute daily second for stopped vm idle what happens at pm is the next charge renew renewal abgerechnet tag uhrzeit zeitzone zone daylight midnight vms price week month monthly plan flat rate',
  '/docs/vm/balance#calculate-a-rental': 'cost calculator calculate price estimate total kosten berechnen rechner',
  '/docs/vm/balance#worked-examples':
    'billing example how charges work charged twice double charged two days zweimal doppelt abgebucht why was i again deleted first day short test one hour',
  '/docs/vm/balance#when-the-balance-runs-low':
    'out of money run out of funds zero balance insufficient funds low balance alert notification auto top up what happens balance empty guthaben leer aufgebraucht recharge auto-reload automatic reload warning email lose data credit debt negative overdraft grace period spending cap budget alerts aufgeladen usdc runs at night',
  '/docs/vm/deploy': 'create vm launch vm order server how to deploy vm rent machine server bestellen mieten erstellen starten',
  '/docs/vm/deploy#size': 'choose size cpu ram storage wählen größe',
  '/docs/vm/deploy#country':
    'run vm in region location country datacenter germany usa europe where near me change region of a vm available regions land standort region wählen',
  '/docs/vm/deploy#image':
    'os operating system ubuntu debian windows linux iso custom own image qcow2 upload betriebssystem eigenes abbild',
  '/docs/vm/deploy#before-you-begin':
    'ssh-keygen create generate ssh key pair requirements prerequisites which key types ed25519 rsa ecdsa supported lost private new',
  '/docs/vm/deploy#wait-until-it-runs': 'how long does provisioning take startup time boot vm ready stuck pending wie lange dauert',
  '/docs/vm/deploy#connect-by-ssh':
    'ssh into my machine server vm connect login log into vm cannot connect connection refused timed out timeout permission denied publickey username root user password putty verbinden verbindung zugriff fehlgeschlagen remote access host key verification failed known_hosts fingerprint desktop rdp vnc unreachable ping not responding sudo change lost locked lockout vscode sftp no route to klappt verbinde einloggen which disable per without in as admin',
  '/docs/vm/deploy#estimate-the-price': 'vm price estimate before order',
  '/docs/vm/manage#rename-a-vm': 'rename change name umbenennen',
  '/docs/vm/manage#change-the-open-ports':
    'open port ports firewall close port expose http https 80 443 inbound traffic security group add port öffnen freigeben how many can i udp tcp wireguard vpn 22 closed by accident locked 8080 3000 database range forward forwarding nat allow block whitelist ip vm unreachable after changing',
  '/docs/vm/manage#terminate-a-vm':
    'cancel undo restore recover delete remove stop end terminate shut down turn off destroy kill vm server machine instance subscription get rid stop paying stop billing kündigen löschen beenden abschalten stoppen backup copy download my data files scp kündigung bring back after termination recover deleted contract notice period kündigungsfrist kündige vertrag all vms wipe disk recovery undelete before deleting a order ordered just by mistake accidentally eliminar borrar cancelar máquina servidor',
  '/docs/vm/manage#when-the-provider-terminates':
    'vm disappeared terminated unexpectedly suddenly gone why was my vm terminated killed preempted banned abuse verschwunden weg vm vanished missing overnight provider shuts down evicted eviction spot interrupted stopped itself by itself without warning offline',
  '/docs/vm/manage#finalize-a-terminated-vm': 'finalize release reserved funds locked deposit stuck funds reserviert freigeben',
  '/docs/vm/manage#list-your-vms':
    'see my vms list servers ip address public ip status anzeigen auflisten find of vm how many do i have inventory vm id vmid',
  '/docs/vm/manage#if-a-vm-does-not-get-ready':
    'vm stuck provisioning not starting hangs never running hängt startet nicht still not running after minutes never ready taking too long server broken kaputt down',
  '/docs/vm/api/overview': 'vm rest api reference base url host endpoint endpoints',
  '/docs/vm/api/overview#first-call': 'curl python typescript javascript node code example sample first request',
  '/docs/vm/api/overview#openapi': 'openapi swagger spec schema download sdk client library generator postman vm terraform pulumi ansible',
  '/docs/vm/api/overview#authentication': 'vm api authentication bearer authorization header',
  '/docs/vm/api/overview#requests-and-responses': 'date format time format price format decimal content type json status codes ',
  '/docs/vm/api/offerings#search-offers':
    'cheapest machine lowest price find available machines compare prices filter availability inventory marketplace günstigste angebote suchen vm in usa under dollar a day maximum offers germany',
  '/docs/vm/api/offerings#sizes': 'available sizes plans flavors instance types',
  '/docs/vm/api/offerings#countries': 'available countries regions locations list',
  '/docs/vm/api/offerings#hardware': 'amd intel cpu manufacturer architecture arm disk type',
  '/docs/vm/api/offerings#estimate':
    'price of a vm cost estimate how much does a vm cost preis kosten before ordering will it quote hour month monthly',
  '/docs/vm/api/order#order-vms':
    'create vm api order request post launch several instances multiple vms bulk cloud-init user data hostname five machines at once ansible user-data name dedicated bare metal',
  '/docs/vm/api/order#default-images':
    'list of images ubuntu default image download url username available operating systems linux distros distributions which debian fedora centos rocky alpine 22.04 24.04 user',
  '/docs/vm/api/manage#list-vms': 'get vm status api public ip',
  '/docs/vm/api/manage#add-an-ssh-key':
    'upload add register ssh key ssh-schlüssel hinzufügen rotate colleague second existing server change authorized_keys team',
  '/docs/vm/api/manage#remove-an-ssh-key': 'delete ssh key revoke access',
  '/docs/vm/api/manage#terminate-or-finalize': 'delete vm api several vms all vms one call vmids bulk',
  '/docs/caas/overview': 'what is caas docker gpu containers serverless kubernetes pod k8s equivalent',
  '/docs/caas/overview#what-a-container-must-do':
    'requirements container http port multi node multi-node several nodes distributed multiple gpus limits minimum rental time websocket grpc tcp non-http several ports two ports second port ssh into a container shell exec volume containers behind one url sidecar reverse proxy docker compose services open training exec into running container',
  '/docs/caas/overview#authentication': 'caas api authentication X-API-KEY header',
  '/docs/caas/overview#from-a-gpu-to-a-running-container':
    'steps to deploy a container getting started gpu how to run docker image llm llama inference server vllm ollama comfyui stable diffusion jupyter notebook serve model multi-node',
  '/docs/caas/overview#statuses-of-a-deployment': 'deployment status values states pending running completed failed lifecycle',
  '/docs/caas/overview#api-reference': 'caas rest api reference endpoints openapi',
  '/docs/caas/first-container': 'tutorial getting started gpu container try sandbox without account',
  '/docs/caas/api/deploy#deploy-containers':
    'run docker image on gpu container launch create deployment entrypoint command arguments override custom docker container starten gpu mieten image bereitstellen start a',
  '/docs/caas/api/deploy#check-before-you-pay':
    'private registry docker login pull secret credentials image pull failed ghcr ecr docker hub image tag latest container does not start secrets password in image crash imagepullbackoff errimagepull backoff manifest unknown access denied exits immediately exit restart loop oomkilled crashes crashing keeps on 0.0.0.0 localhost reachable bad gateway 502 unhealthy health check public',
  '/docs/caas/api/deploy#replicas-and-gpus':
    'scale replicas number of gpus multi gpu several containers load balancing autoscaling skalieren 8 in one container distribute data parallel out up autoscale max per deployment how many to zero idle autoscaler',
  '/docs/caas/api/deploy#statuses': 'deployment failed pending stuck why did my deployment fail fehlgeschlagen in stopped error',
  '/docs/caas/api/deployments#list-deployments':
    'see my deployments list history pagination paging next page all deployments filter auflisten over 100 more than offset limit sort maximum size rows per page_size',
  '/docs/caas/api/deployments#show-a-deployment': 'deployment details progress remaining time restzeit left how are left compute minutes',
  '/docs/caas/api/deployments#list-containers':
    'container url public url link endpoint where is my service reachable address open in browser adresse custom domain hostname https tls ssl certificate ip of find running urls empty no yet',
  '/docs/caas/api/deployments#wait-until-it-runs':
    'poll wait until ready running webhook callback notify deployment container startup how long until cold start',
  '/docs/caas/api/hardware#list-hardware':
    'which gpus gpu gpus available gpu types models available h100 a100 rtx 4090 nvidia amd vram list verfügbare grafikkarten welche what can i rent offer do you have 3090 l40s a6000 b200 v100 tpu mi300 graphics card cards price per memory cuda driver version',
  '/docs/caas/api/hardware#find-available-replicas':
    'availability capacity location region country gpu free stock sold out verfügbarkeit standort us europe asia where which eu data residency sold-out queue waitlist in',
  '/docs/caas/api/hardware#pricing':
    'price pricing cost how much gpu per hour cheapest gpu discount quote preis preise kosten stunde rabatt hourly cost of gpu h100 a100 hours include all replicas preisliste spot reserved total',
  '/docs/caas/api/manage#change-environment-variables':
    'set change update edit env vars environment variables config secrets running container umgebungsvariablen ändern rotate secret database url without redeploying redeploy image of live deployment new version rollout rolling',
  '/docs/caas/api/manage#extend-a-deployment':
    'extend add time hours longer prolong renew keep running expire expires expiry end of hours verlängern laufzeit job needs 6 more not enough expiring prevent automatic renewal',
  '/docs/caas/api/manage#destroy-a-deployment':
    'restart container restart a container stop and start reiniciar cancel delete remove stop end terminate shut down destroy kill deployment container job early kündigen löschen beenden stoppen unused prepaid hours left over save results persistent volume storage keep files model weights download data get back refund time now',
  '/docs/caas/api/manage#logs':
    'logs see output stdout stderr console print debug container log stream follow crash protokoll protokolle ausgabe anzeigen tail real time live last lines error traceback python exception timestamps realtime why did it',
  '/docs/cli/overview#installation':
    'install download cli npm brew apt npx binary version installieren herunterladen fails node mac windows linux where to',
  '/docs/cli/overview': 'cli command line tool terminal kommandozeile',
  '/docs/cli/overview#the-same-with-rest': 'without cli rest instead',
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
  '/docs/cli/commands#exit-codes': 'exit code script 1 2 3 4 5 6 return value cli exits',
  '/docs/cli/commands#wait-and-watch': 'timeout wait watch',
  '/docs/cli/configuration#environment-variables': 'ONENODE_API_KEY env cli environment variable several accounts profiles',
  '/docs/cli/configuration#where-a-setting-comes-from':
    'precedence priority override which setting wins order defaults flag ignored env var not used',
  '/docs/cli/configuration#configjson':
    'config file location settings default settings store key einstellungen change api endpoint url of cli region',
  '/docs/cli/configuration#deployyml': 'project file yaml manifest infrastructure as code',
  '/docs/cli/configuration#validation': 'validate check lint deploy.yml yaml prüfen',
  '/docs/cli/configuration#templates': 'templates custom template',
  '/docs/cli/configuration#json-schemas': 'json schema editor completion vscode autocomplete',
  '/docs/cli/examples#deploy-from-ci':
    'ci cd continuous integration deployment github actions gitlab jenkins circleci pipeline workflow automation automate non-interactive',
  '/docs/cli/examples#a-training-job': 'train model machine learning pytorch ai llm fine-tune checkpoint training trainieren',
  '/docs/cli/examples#a-web-server': 'deploy host website nginx web server example',
  '/docs/errors':
    'error errors message codes http status response failed fails authentication problem troubleshooting 400 403 500 fehler fehlermeldung fehlercode problem curl requested url returned error',
  '/docs/errors#error-bodies': 'error response format json error body detail',
  '/docs/errors#limits':
    'limits quota maximum minimum how many at most restrictions grenzen limit höchstens mindestens beschränkung on number of vms vms max containers max replicas per account duration longest hours',
  '/docs/errors#rate-limit':
    'rate limit limits limiting throttle throttling quota too many requests per second per minute 429 anfragen polling frequency how often poll every second ok often may i call api throttled interval burst begrenzt pro number of allowed',
  '/docs/errors#retries':
    'retry retries retrying idempotency idempotent duplicate order twice backoff timeout network error safe to repeat after 500 wiederholen timed out created or not run no response connection reset dropped send again ordered econnreset etimedout econnrefused enotfound socket hang up fetch failed while ordering lost curl 28 52 56',
  '/docs/errors#key-is-missing-or-invalid':
    '401 403 forbidden unauthorized access denied invalid api key wrong key token rejected authentication failed credentials not working correct but permission not authorized accessdenied access-denied',
  '/docs/errors#server-failed':
    '500 internal server error 502 503 unavailable serverfehler gateway bad gateway service 504 try again later',
  '/docs/errors#balance-is-too-low': 'not enough balance insufficient funds order refused payment required guthaben reicht nicht',
  '/docs/errors#no-machine-fits': 'no offers empty list nothing available sold out out of stock no capacity',
  '/docs/errors#locations-are-full': 'no gpus available no capacity full sold out out of stock',
  '/docs/caas/api/deploy#body':
    'gpus_per_container replica_count location_ids container_config environment_variables pass environment variables env vars set command cmd args entrypoint port listen override docker cmd mount volume',
  '/docs/vm/api/offerings#constraints':
    'limit how much i pay per machine maximum price highest price cap nvme only amd only filter country constraints basicConfiguration',
  '/docs/errors#field-is-unknown': 'unexpected unknown field property additional properties extra typo in body not a field',
  '/docs/errors#value-has-the-wrong-type': 'type_error integer string quotes expected number got text',
  '/docs/errors#text-has-the-wrong-form': 'invalid uuid url format pattern regex country code not a valid',
  '/docs/errors#field-is-missing': 'field required missing value_error.missing mandatory',
  '/docs/errors#body-is-not-json':
    'json parse error syntax invalid content-type unsupported media type unexpected token in at position syntaxerror',
  '/docs/errors#call-is-unknown': '404 not found 405 method not route endpoint does not exist wrong path',
  '/docs/errors#identifier-is-unknown': 'not found unknown vm id unknown deployment does not exist no such',
  '/docs/errors#deployyml-is-not-valid': 'yaml error yml invalid indentation problem validation failed',
  '/docs/errors#balance-would-be-too-high': 'balance too high cannot top up more than 5000',
  '/docs/errors#ssh-key-is-not-a-public-key': 'invalid ssh key rejected public key format dsa',
  '/docs/errors#deployment-has-ended': 'cannot extend ended completed deployment extend failed',
  '/docs/errors#vm-has-ended': 'cannot update terminated vm already terminated',
}
