# Battle Damage in italiano

## Che cosa succede

damage-event-volley-started =
    Bordata su { $ship }: { $hits ->
        [one] 1 colpo interno
       *[other] { $hits } colpi interni
    }.
damage-event-deck-shuffled = { $ship }: si mescola tutto il mazzo, { $count } carte.
damage-event-card-dealt = { $ship }: carta { $card }, { $face }.
damage-event-choice-requested = { $ship }: { $card } lascia la scelta al proprietario: { $options }.
damage-event-choice-made = { $ship } sacrifica { $choice }.
damage-event-hit-scored = { $ship }: colpito { $box }, ne restano { $left } ({ $scored } di { $hits }).
damage-event-card-missed =
    { $ship }: { $card } a vuoto, { $reason ->
        [none] la nave non l'ha mai avuto
       *[gone] non ne resta nulla
    }. A vuoto di fila: { $misses }.
damage-event-critical-rolled = { $ship }: colpo critico { $card }, dado { $die }: { $critical } ({ $clause }).
damage-event-critical-ignored = { $ship }: { $card } si ignora, questa bordata ha già avuto il suo critico.
damage-event-bay-jammed = { $ship }: si bloccano i portelli dell'hangar { $bay }.
damage-event-casualties-rolled = { $ship }: { $critical }, dado { $die }. Persi: { $lost }, restano: { $left }.
damage-event-excess-damage =
    { $ship } subisce danno in eccesso, { $left ->
        [one] resta 1 casella
       *[other] restano { $left } caselle
    }.
damage-event-excess-empty = { $ship } non ha più caselle di eccesso; il colpo conta senza effetto.
damage-event-batch-ended = { $ship }: si confermano le carte, colpi: { $scored } di { $hits }.
damage-event-cards-laid-aside = { $ship }: messe da parte per questa bordata: { $cards }.
damage-event-reshuffled =
    { $ship }: { $count ->
        [one] si rimescola l'ultima carta
       *[other] si rimescolano le altre { $count } carte
    }.
damage-event-ship-destroyed = { $ship } è distrutta. Colpi avanzati: { $overkill }.
damage-event-volley-ended =
    Bordata su { $ship } risolta: colpi { $scored } di { $hits }, con { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }. { $boxes ->
        [0] Non perde nessuna casella.
       *[other] Perde: { $lost }.
    }
damage-event-critical-expired = { $ship }: finisce { $critical }.
damage-event-repair-rolled =
    { $ship }: riparazione di { $critical }, dado { $die }: { $repaired ->
        [true] funziona di nuovo
       *[false] non ancora
    }.
damage-event-pf-hit = { $ship }: dado { $die } sulla tabella degli pseudocaccia.
damage-event-turn-advanced = Comincia il turno { $turn }.
damage-event-ship-added =
    { $ship } entra in battaglia ({ $class }, { $boxes ->
        [one] 1 casella
       *[other] { $boxes } caselle
    }).
damage-event-ship-removed = { $ship } lascia la battaglia.
damage-event-order-declared = { $ship } sacrifica in quest'ordine: { $order }.
damage-event-order-withdrawn = { $ship }: torna a scegliere il proprietario.
damage-event-taken-back =
    Annullato: { $verb ->
        [add] { $ship } entra in battaglia
        [remove] { $ship } lascia la battaglia
        [volley] la bordata su { $ship }
        [deal] una carta su { $ship }
        [run] le carte su { $ship }
        [score] { $what } di { $ship } prende il colpo
        [prefer] l'ordine di sacrificio di { $ship }
       *[turn] la fine del turno { $turn }
    }.
damage-event-volley-rolled =
    { $ship } fa fuoco: { $dice } più { $plus }{ $divisor ->
        [1] {""}
       *[other] , diviso per { $divisor }
    }, { $hits ->
        [one] 1 colpo
       *[other] { $hits } colpi
    }.
damage-event-weapons-fired =
    { $ship } fa fuoco con { $weapon } × { $count }: { $dice }, { $least ->
        [1] vanno tutti a segno
       *[other] a segno con { $least } o più
    }. Colpi: { $hits }.
damage-event-volley-fired =
    { $ship }: { $weapons ->
        [0] nessuna arma può fare fuoco in questo turno
       *[other] { $hits ->
            [0] tutte le armi a vuoto
            [one] 1 colpo con tutte le armi insieme
           *[other] { $hits } colpi con tutte le armi insieme
        }
    }.

## Perché no

damage-refusal-no-marker = Segnano i colpi solo le persone al tavolo.
damage-refusal-over = Il duello è finito.
damage-refusal-not-in-duel = In un duello si fa solo fuoco e si sceglie; il resto è del banco danni.
damage-refusal-not-owner = Ora sceglie il capitano di { $ship }.
damage-refusal-not-your-fire = Ora fa fuoco { $ship }.
damage-refusal-choice-open = Prima il colpo su { $ship } vuole un sistema: scegline uno con score.
damage-refusal-no-choice = Ora non c'è nulla da scegliere.
damage-refusal-not-at-desk = Al banco danni le bordate si annunciano: volley NAVE COLPI.
damage-refusal-volley-open = La bordata su { $ship } è ancora aperta: portala prima alla fine.
damage-refusal-nothing-back = Non c'è nessun passo da annullare.
damage-refusal-no-ship = Qui non c'è nessuna nave { $ship }; ci sono: { $known }.
damage-refusal-bad-name = { $ship } non va bene come nome: lettere, cifre e -, con _ al posto degli spazi, al massimo 24.
damage-refusal-name-taken = C'è già una nave { $ship }: scegli un altro nome.
damage-refusal-too-many-ships = Una battaglia ha al massimo { $most } navi.
damage-refusal-bad-plan = Questa nave non va bene: { $why }
damage-refusal-no-class = Non c'è nessuna classe di nave { $class }; ci sono: { $known }.
damage-refusal-bad-order = { $word } non è un sistema; un ordine di sacrificio è fatto di: { $known }.
damage-refusal-order-twice = { $word } compare due volte in quest'ordine di sacrificio.
damage-refusal-hits = Una bordata ha da 1 a { $most } colpi, non { $hits }.
damage-refusal-destroyed = { $ship } è già distrutta.
damage-refusal-no-volley = Nessuna bordata è aperta: annunciane una con volley NAVE COLPI.
damage-refusal-no-volley-on = Nessuna bordata su { $ship } è aperta.
damage-refusal-which-volley = Ci sono più bordate aperte ({ $ships }): aggiungi @ e il nome della nave.
damage-refusal-not-offered = { $choice } non può prendere questo colpo; possono: { $options }.

## Come finisce

damage-outcome-destroyed = La nave perdente è distrutta.
damage-outcome-both-destroyed = Le due navi sono distrutte nello stesso turno.
damage-outcome-disarmed = La nave perdente non ha più armi.
damage-outcome-both-disarmed = Nessuna delle due navi ha più armi.
damage-outcome-closed = Il tavolo dei danni è stato chiuso.

## Posti

damage-name-first = prima nave
damage-name-second = seconda nave
damage-name-desk = banco danni
damage-name-duel = duello

## Sistemi

damage-name-cargo = carico
damage-name-hull = scafo
damage-name-fwd_hull = scafo di prua
damage-name-aft_hull = scafo di poppa
damage-name-ctr_hull = scafo centrale
damage-name-l_warp = curvatura sinistra
damage-name-r_warp = curvatura destra
damage-name-c_warp = curvatura centrale
damage-name-impulse = impulso
damage-name-apr = reattore ausiliario
damage-name-battery = batteria
damage-name-drone = rastrelliera di droni
damage-name-add = antidroni
damage-name-power_absorber = assorbitore di energia
damage-name-hellbore = cannone hellbore
damage-name-esg = generatore di sfera
damage-name-phaser = phaser
damage-name-photon = siluro fotonico
damage-name-plasma = siluro al plasma
damage-name-disruptor = disgregatore
damage-name-tr_beam = raggio trattore-repulsore
damage-name-fusion = raggio a fusione
damage-name-bridge = plancia
damage-name-flag_bridge = plancia ammiraglia
damage-name-security = posto di sicurezza
damage-name-web_gen = generatore di rete
damage-name-displacement = dislocatore
damage-name-emer_bridge = plancia d'emergenza
damage-name-aux_con = controllo ausiliario
damage-name-shuttle = navetta
damage-name-dam_con = controllo danni
damage-name-boarding_party = squadra d'abbordaggio
damage-name-sensor = sensore
damage-name-scanner = scanner
damage-name-lab = laboratorio
damage-name-probe = sonda
damage-name-tractor = raggio traente
damage-name-transporter = teletrasporto
damage-name-excess = danno in eccesso
damage-name-crew = equipaggio
damage-name-stasis = campo di stasi
damage-name-option_mount = attacco opzionale
damage-name-any_hull = qualsiasi scafo
damage-name-any_warp = qualsiasi curvatura
damage-name-any_weapon = qualsiasi arma
damage-name-any_hit = qualsiasi colpo
damage-name-drone_group = gruppo droni
damage-name-torpedo_group = gruppo siluri
damage-name-bridge_group = gruppo plancia

## Carte

damage-name-CF = carico o scafo di prua
damage-name-CA = carico o scafo di poppa
damage-name-CW = carico o qualsiasi curvatura
damage-name-CHW = carico, qualsiasi scafo o arma
damage-name-CX = carico o qualsiasi colpo
damage-name-FH = scafo di prua
damage-name-AH = scafo di poppa
damage-name-AS = scafo di poppa, navetta su una portanavette
damage-name-CE = curvatura centrale
damage-name-RW = curvatura destra
damage-name-LW = curvatura sinistra
damage-name-IM = motore a impulso
damage-name-DR = drone
damage-name-DRH = drone o qualsiasi scafo
damage-name-PH = phaser
damage-name-PHH = phaser o qualsiasi scafo
damage-name-TO = siluro
damage-name-TOH = siluro o qualsiasi scafo
damage-name-AP = reattore ausiliario
damage-name-BA = batteria
damage-name-BR = plancia o plancia ammiraglia
damage-name-EB = plancia d'emergenza o controllo ausiliario
damage-name-SH = navetta
damage-name-DC = controllo danni o squadra d'abbordaggio
damage-name-SS = sensore o scanner
damage-name-LA = laboratorio
damage-name-PR = sonda
damage-name-TR = raggio traente
damage-name-TP = teletrasporto
damage-name-CR = colpo critico

## Colpi critici

damage-name-weapons-control = controllo armi
damage-name-shuttle-doors = portelli dell'hangar
damage-name-crew-casualties = perdite nell'equipaggio
damage-name-tractors = raggi traenti
damage-name-probe-launcher = lanciasonde
damage-name-bowling-alley = pista da bowling
damage-name-maneuvering = manovra
damage-name-drone-racks = rastrelliere di droni
damage-name-marine-casualties = perdite tra i marine
damage-name-transporters = teletrasporti
damage-name-battery-gas = fuga di gas dalle batterie
damage-name-chess-board = scacchiera
damage-name-warp-engines = motori a curvatura
damage-name-heavy-weapons = armi pesanti
damage-name-phaser-capacitors = condensatori dei phaser
damage-name-labs = laboratori
damage-name-excess-damage = danno in eccesso
damage-name-sauna = sauna

## Che cosa cambiano i critici

damage-name-direct_fire_die = al dado del fuoco diretto
damage-name-turn_mode = modo di virata
damage-name-het_cost_percent = costo della virata ad alta energia, %
damage-name-breakdown_die = al dado di avaria
damage-name-warp_power = energia di curvatura
damage-name-life_support = supporto vitale
damage-name-speed_limit = velocità massima
damage-name-seeking_weapons = armi a ricerca
damage-name-drones = droni
damage-name-heavy_weapons = armi pesanti
damage-name-phasers_from_capacitors = energia phaser accumulata
damage-name-erratic_manoeuvring = manovra erratica
damage-name-emergency_deceleration = decelerazione d'emergenza
damage-name-quick_reverse = inversione rapida

## Schermate

damage-screen-turn = Turno { $turn }
damage-screen-no-ships = Ancora nessuna nave: add NOME NAVE, per esempio add Resolute fed-ca.
damage-screen-destroyed =
    Distrutta, { $overkill ->
        [one] avanza 1 colpo
       *[other] avanzano { $overkill } colpi
    }.
damage-screen-ready = Fa fuoco in questo turno: { $weapons }
damage-screen-for-good = per sempre
damage-screen-until = fino alla fine del turno { $turn }
damage-screen-forbidden = Non ora: { $what }
damage-screen-volley =
    colpi { $scored } di { $hits }, mano { $batch }, { $deck ->
        [one] 1 carta
       *[other] { $deck } carte
    } nel mazzo, a vuoto
damage-screen-piles = destra: { $right } · sinistra: { $left } · da parte: { $aside }
damage-screen-waiting = { $card } aspetta una scelta: { $options }
damage-screen-torn = L'ultima riga del file si è troncata mentre veniva scritta; tutto ciò che precede è intero.
damage-screen-resumed =
    La battaglia riprende da { $file }, { $count ->
        [one] 1 passo
       *[other] { $count } passi
    } finora.
damage-screen-kept = Ogni carta è conservata in { $file }. Scrivi help per i comandi.
damage-screen-left = Per riprendere un'altra volta: redtable damage desk { $file }
damage-screen-next-card = Invio dà la prossima carta, run dà le carte fino alla prossima scelta.
damage-screen-mode-fast = Veloce: si danno carte fino alla prossima scelta.
damage-screen-mode-step = Passo per passo: Invio dà una carta.
damage-screen-no-criticals = Nessuna nave ha colpi critici.
damage-screen-saved = Una copia è in { $file }.
damage-screen-choose = { $ship }, carta { $card }: quale sistema prende il colpo? Scrivi il suo numero.
damage-screen-help =
    add NOME NAVE        entra una nave: della biblioteca, della tua cartella o un file
    volley NOME N        colpi interni su una nave
    Invio, deal, run     la prossima carta; tutte fino a una scelta
    un numero, score X   quale sistema prende il colpo
    prefer NOME ORDINE   scegliere secondo un ordine; default; - torna a chiedere
    undo                 annulla l'ultimo passo
    turn                 finisce il turno, scadono i critici
    ships, criticals     la battaglia, i critici
    odds NOME N          che cosa porterebbe via una bordata
    log N, save FILE     le ultime righe; una copia
    step, fast           una carta alla volta, o fino alla prossima scelta
    remove NOME, quit
damage-screen-ship = nave
damage-screen-class = classe
damage-screen-boxes = caselle
damage-screen-excess = eccesso
damage-screen-own-folder = Le tue navi (segnate *) sono file TOML in { $folder }.
damage-screen-check-fighter = Uno pseudocaccia: i suoi danni si tirano su una tabella propria, senza il mazzo.
damage-screen-check-cards = { $can } carte su { $all } possono colpirla.
damage-screen-check-never = Queste andranno sempre a vuoto, e va bene: { $cards }.
damage-screen-check-carrier = Una portanavette: le carte AS colpiscono le navette.
damage-screen-check-order = Si sacrifica prima: { $order }.
damage-screen-check-default-order = l'ordine del regolamento
damage-screen-check-fine = { $file } va bene.
damage-screen-imported = { $ship } è ora tra le tue navi: { $file }
damage-screen-odds-title = { $ship }: che cosa portano via { $volleys } colpi, in %, regola { $policy }
damage-screen-compare-title = { $ship }: perdite attese con { $volleys } colpi, mazzo contro tabella classica
damage-screen-system = sistema
damage-screen-expected = perdita attesa
damage-screen-lost = caselle perse
damage-screen-chart = tabella
damage-screen-distance = distanza dalla tabella
damage-screen-distance-note = Distanza: variazione totale, media di tutti i sistemi; 0 % è lo stesso, 100 % non ha nulla in comune.
damage-screen-exact = Esatto: si sono contati tutti i mazzi.
damage-screen-sampled = { $trials } bordate date ({ $method }); gli intervalli valgono 99 volte su 100.
damage-screen-no-numba = numba non è installato e ha dato le carte il motore stesso, lentamente: pip install redtable[fast]
damage-screen-fear-bridge-box = Una casella di plancia
damage-screen-fear-half-phasers = Metà dei phaser
damage-screen-fear-all-phasers = Tutti i phaser
damage-screen-fear-half-torpedoes = Metà dei siluri
damage-screen-fear-half-warp = Metà dei motori a curvatura
damage-screen-fear-half-hull = Metà dello scafo
damage-screen-fear-excess-hit = Un colpo in eccesso
damage-screen-fear-destroyed = La nave è distrutta
damage-name-ten = dieci
damage-name-thumb = regola pratica
damage-name-fifteen = quindici
damage-name-twenty = venti
damage-name-all = tutto

## Che cosa va corretto nella scheda di una nave

damage-fault-system = Questo sistema non esiste. Ci sono: { $known }.
damage-fault-name = La nave ha bisogno di un nome.
damage-fault-label = { $label } non è un’etichetta: lettere, cifre, - e _.
damage-fault-excess = Il primo colpo in eccesso distruggerebbe la nave. Dalle almeno 1 casella.
damage-fault-empty = Alla nave serve almeno una casella oltre al danno in eccesso.
damage-fault-sacrifice = { $word } non è un sistema né uno di { $known }.
damage-fault-race = A uno pseudocaccia serve una di queste razze: { $known }.
damage-fault-hull = Solo gli pseudocaccia hanno lo scafo semplice; una nave ha scafo di prua, di poppa o centrale.
damage-fault-unreadable = Non si può leggere come una nave: { $why }
